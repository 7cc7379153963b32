"""As much of GitHub and of GitLab as writing a comment takes, on this machine: comments by number, in pages of two."""

import http.server
import json
import re
import threading


class FakeServer(http.server.ThreadingHTTPServer):
    """`comments` has what stands there; `asked` the requests; `refuses` is a code that writing is answered with."""

    def __init__(self, comments=(), refuses=None, token="secret"):
        super().__init__(("127.0.0.1", 0), Handler)
        self.comments = {number: body for number, body in enumerate(comments, 1)}
        self.asked, self.refuses, self.token = [], refuses, token
        self.address = self.next_at = f"http://127.0.0.1:{self.server_address[1]}"

    def __enter__(self):
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    ALL = re.compile(r"/(?:repos/me/mine/issues/7/comments|projects/5/merge_requests/7/notes)(?:\?per_page=100(?:&page=(\d+))?)?")
    ONE = re.compile(r"/(?:repos/me/mine/issues/comments|projects/5/merge_requests/7/notes)/(\d+)")

    def answer(self, code, said, **headers):
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(json.dumps(said).encode())

    def is_known(self):
        self.server.asked.append((self.command, self.path))
        return self.server.token in (self.headers.get("Authorization", "").removeprefix("Bearer "), self.headers.get("PRIVATE-TOKEN"))

    def do_GET(self):
        found = self.ALL.fullmatch(self.path)
        if not self.is_known() or not found:
            return self.answer(404, {"message": "Not Found"})
        page = int(found[1] or 1)
        every = [{"id": number, "body": body} for number, body in self.server.comments.items()]
        following = {"Link": f'<{self.server.next_at}{self.path.split("?")[0]}?per_page=100&page={page + 1}>; rel="next"'}
        return self.answer(200, every[2 * page - 2:2 * page], **(following if len(every) > 2 * page else {}))

    def write(self, pattern):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        found = pattern.fullmatch(self.path)
        if not self.is_known() or self.server.refuses:
            return self.answer(self.server.refuses or 404, {"message": "Resource not accessible by integration"})
        if not found or len(body) > 65536:
            return self.answer(422, {"message": "Validation Failed"})
        number = int(found[1]) if pattern is self.ONE else len(self.server.comments) + 1
        self.server.comments[number] = body
        return self.answer(201, {"id": number})

    def do_POST(self):
        return self.write(self.ALL)

    def do_PATCH(self):
        return self.write(self.ONE)

    do_PUT = do_PATCH

    def log_message(self, *_):
        pass
