"""Sets a text in two columns as a PDF, with what pages have: a title across them, lists, tables, page numbers, broken words."""
import re
import zlib

# How wide the characters of Helvetica are from the space on, in thousandths of their size.
WIDTHS = [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
          556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
          667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
          556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584]
PAGE = (595, 842)
MARGIN, GUTTER, FOOT = 50, 18, 60
SIZES = {0: 9.5, 1: 22, 2: 14, 3: 11.5}
VOWELS = "aeiouy"


def width(words, size):
    return sum(WIDTHS[ord(each) - 32] if 32 <= ord(each) < 127 else 556 for each in words) * size / 1000


def halves(word):
    """Ways to break a word, the longest beginning first: between two consonants, far from its ends."""
    if not re.fullmatch(r"[a-z]{7,}[.,]?", word):
        return []
    places = [n for n in range(3, len(word) - 3) if word[n - 1] not in VOWELS and word[n] not in VOWELS + ".,"]
    return [(word[:n] + "-", word[n:]) for n in reversed(places)]


def broken(words, size, room):
    """Lines that fit a column, words broken where they do not."""
    lines, line, left = [], "", words.split()
    while left:
        word = left.pop(0)
        longer = f"{line} {word}" if line else word
        if width(longer, size) <= room:
            line = longer
            continue
        for head, tail in halves(word):
            if width(f"{line} {head}", size) <= room:
                line, word = f"{line} {head}", tail
                break
        lines.append(line)
        line = word
    return lines + [line]


class Pages:
    """Puts lines on pages, from column to column."""

    def __init__(self, justified):
        self.justified = justified
        self.pages = [[]]
        self.column, self.y, self.top = 0, PAGE[1] - MARGIN, PAGE[1] - MARGIN
        self.room = (PAGE[0] - 2 * MARGIN - GUTTER) / 2

    def left(self):
        return MARGIN + self.column * (self.room + GUTTER)

    def write(self, x, words, size, space=0):
        code = words.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)").replace("\u2022", "\\225")
        self.pages[-1].append(f"BT /F {size} Tf {space:.3f} Tw {x:.2f} {self.y:.2f} Td ({code}) Tj ET")

    def down(self, step):
        self.y -= step
        if self.y > FOOT:
            return
        self.column += 1
        if self.column == 2:
            self.pages.append([])
            self.column, self.top = 0, PAGE[1] - MARGIN
        self.y = self.top - min(step, 2 * SIZES[0])

    def lines(self, words, size, indent=0, label="", room=None):
        found = broken(words, size, (room or self.room) - indent)
        for n, line in enumerate(found):
            self.down(size * 1.2)
            if label and n == 0:
                self.write(self.left() + 4, label, size)
            spaces = line.count(" ")
            wide = self.justified and n + 1 < len(found) and spaces
            self.write(self.left() + indent, line, size, (self.room - indent - width(line, size)) / spaces if wide else 0)

    def across(self, words, size):
        """A line across both columns, which begin below it."""
        self.y -= size * 1.2
        self.write(MARGIN, words, size)
        self.top = self.y

    def row(self, cells, starts, size):
        self.down(size * 1.6)
        for cell, start in zip(cells, starts):
            self.write(self.left() + start, cell, size)


def two_columns(groups, justified):
    pages, size = Pages(justified), SIZES[0]
    for number, (kind, group) in enumerate(groups):
        words = re.sub(r"\*\*(.+?)\*\*", r"\1", group[0][2]) if kind != "row" else ""
        if number < 2:  # the title, and what stands below it
            pages.across(words, SIZES[1] if number == 0 else size)
            pages.y -= 6
            pages.top = pages.y
        elif kind == "heading":
            if pages.y - 4 * SIZES[2] < FOOT:
                pages.down(5 * SIZES[2])
            pages.down(6)
            pages.lines(words, SIZES[group[0][1]])
        elif kind == "paragraph":
            pages.lines(words, size)
        elif kind == "item":
            for item in group:
                label = "\u2022" if item[1] == "-" else item[1]
                pages.lines(re.sub(r"\*\*(.+?)\*\*", r"\1", item[2]), size, 18, label)
        else:
            widths = [max(width(row[2][n], size) for row in group) + 14 for n in range(len(group[0][2]))]
            starts = [sum(widths[:n]) for n in range(len(widths))]
            for row in group:
                pages.row(row[2], starts, size)
        if pages.y < pages.top:
            pages.down(5)
    return file_of(pages.pages)


def file_of(pages):
    objects = ["<</Type/Catalog/Pages 2 0 R>>", "", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"]
    kids = []
    for number, page in enumerate(pages, 1):
        page.append(f"BT /F 9 Tf 0 Tw {PAGE[0] / 2} 30 Td ({number}) Tj ET")
        stream = zlib.compress("\n".join(page).encode("latin-1"))
        objects.append(b"<</Length %d/Filter/FlateDecode>>\nstream\n" % len(stream) + stream + b"\nendstream")
        objects.append(f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {PAGE[0]} {PAGE[1]}]/Contents {len(objects)} 0 R"
                       "/Resources<</Font<</F 3 0 R>>>>>>")
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<</Type/Pages/Kids[{' '.join(kids)}]/Count {len(kids)}>>"
    out, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        body = each if isinstance(each, bytes) else each.encode("latin-1")
        out += b"%d 0 obj" % number + body + b"\nendobj\n"
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer<</Root 1 0 R/Size %d>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
