#!/usr/bin/env python3
"""Makes the rules of the Lanterns of Fennet in every form that a document may have, from tuned/lanterns/en.md beside this folder.

    audit/texts/formats/make.py        writes lanterns.txt, .html, .docx, .odt and lanterns-*.pdf here

The auditor must read the same headings, items, rows and sentences from each (audit/text/formats/documents_test.cpp). Nothing but
Python's own library is needed. Run it again after en.md has changed.
"""
import html
import re
import textwrap
import zipfile
from pathlib import Path

from pdf import two_columns

HERE = Path(__file__).parent
BOLD = re.compile(r"\*\*(.+?)\*\*")


def blocks_of(text):
    """The blocks of a simple Markdown text: (kind, label or level, words), a table's words being its rows."""
    blocks = []
    for line in text.splitlines():
        if not line.strip():
            blocks.append(("gap", "", ""))
        elif heading := re.match(r"(#+) (.*)", line):
            blocks.append(("heading", len(heading[1]), heading[2]))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not all(re.fullmatch(r"[-:]+", cell) for cell in cells):
                blocks.append(("row", "", cells))
        elif item := re.match(r"(-|\d+\.) (.*)", line):
            blocks.append(("item", item[1], item[2]))
        else:
            blocks.append(("paragraph", "", line))
    return blocks


def groups_of(blocks):
    """Blocks with the items of one list, and the rows of one table, put together."""
    groups = []
    for block in blocks:
        kind = block[0]
        together = groups and kind in ("item", "row") and groups[-1][0] == kind
        if together and (kind == "row" or (groups[-1][1][0][1] == "-") == (block[1] == "-")):
            groups[-1][1].append(block)
        else:
            groups.append((kind, [block]))
    return [group for group in groups if group[0] != "gap"]


def plain(words):
    return BOLD.sub(r"\1", words)


def runs_of(words):
    """(text, whether it is bold), one after the other."""
    parts = BOLD.split(words)
    return [(part, n % 2 == 1) for n, part in enumerate(parts) if part]


def as_text(groups):
    """Broken at 72 characters, with a table of spaces, as people write e-mails."""
    out = []
    for kind, group in groups:
        if kind == "heading":
            out.append(group[0][2])
        elif kind == "paragraph":
            out.append(textwrap.fill(plain(group[0][2]), 72, break_on_hyphens=False))
        elif kind == "item":
            items = (textwrap.fill(plain(item[2]), 72, initial_indent=item[1] + " ", subsequent_indent="   ",
                                   break_on_hyphens=False) for item in group)
            out.append("\n".join(items))
        else:
            widths = [max(len(row[2][n]) for row in group) + 6 for n in range(len(group[0][2]))]
            out.append("\n".join("".join(cell.ljust(width) for cell, width in zip(row[2], widths)).rstrip() for row in group))
    return "\n\n".join(out) + "\n"


def as_html(groups, language):
    """With entities, a script, and blocks broken in the middle of lines."""
    def inline(words):
        return "".join(f"<b>{html.escape(text)}</b>" if bold else html.escape(text).replace(" - ", " &#45; ")
                       for text, bold in runs_of(words))
    out = [f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>Not a part of it</title>\n'
           "<style>p { margin: 0 }</style>\n<script>if (1 < 2) document.title = '<p>Nor this</p>';</script>\n</head>\n<body>"]
    for kind, group in groups:
        if kind == "heading":
            out.append(f"<h{group[0][1]}>{inline(group[0][2])}</h{group[0][1]}>")
        elif kind == "paragraph":
            out.append("<p>" + textwrap.fill(inline(group[0][2]), 90, break_long_words=False, break_on_hyphens=False) + "</p>")
        elif kind == "item":
            tag = "ul" if group[0][1] == "-" else "ol"
            items = "".join(f"  <li>{inline(item[2])}\n" for item in group)
            out.append(f"<{tag}>\n{items}</{tag}>")
        else:
            rows = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row[2]) + "</tr>\n" for row in group)
            out.append(f"<table>\n{rows}</table>")
    return "\n".join(out) + "\n</body>\n</html>\n"


def zipped(path, files):
    """Writes an archive whose bytes depend on nothing but its files."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, words in files.items():
            info = zipfile.ZipInfo(name)
            stored = name == "mimetype"  # the first file of an OpenDocument text, so that its beginning tells what it is
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, words)


XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def docx_paragraph(words, properties=""):
    runs = "".join(f'<w:r>{"<w:rPr><w:b/></w:rPr>" if bold else ""}<w:t xml:space="preserve">{html.escape(text)}</w:t></w:r>'
                   for text, bold in runs_of(words))
    return f"<w:p><w:pPr>{properties}</w:pPr>{runs}</w:p>"


def as_docx(groups, language):
    """With the numbers of its lists counted by Word, and a tracked deletion."""
    body, lists = [], ["<w:num w:numId=\"1\"><w:abstractNumId w:val=\"0\"/></w:num>"]
    for kind, group in groups:
        if kind == "heading":
            body.append(docx_paragraph(group[0][2], f'<w:pStyle w:val="Heading{group[0][1]}"/>'))
        elif kind == "paragraph":
            gone = '<w:p><w:pPr/><w:del><w:r><w:delText>This was taken out.</w:delText></w:r></w:del></w:p>'
            body.append(docx_paragraph(group[0][2]) + (gone if len(body) == 1 else ""))
        elif kind == "item":
            number = 1
            if group[0][1] != "-":
                number = len(lists) + 1
                lists.append(f'<w:num w:numId="{number}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">'
                             '<w:startOverride w:val="1"/></w:lvlOverride></w:num>')
            listed = f'<w:numPr><w:ilvl w:val="0"/><w:numId w:val="{number}"/></w:numPr>'
            body += [docx_paragraph(item[2], listed) for item in group]
        else:
            rows = "".join("<w:tr>" + "".join(f"<w:tc>{docx_paragraph(cell)}</w:tc>" for cell in row[2]) + "</w:tr>"
                           for row in group)
            body.append(f"<w:tbl>{rows}</w:tbl>")
    styles = "".join(f'<w:style w:type="paragraph" w:styleId="Heading{n}"><w:name w:val="heading {n}"/></w:style>'
                     for n in range(1, 7))
    levels = ('<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/>'
              '<w:lvlText w:val="&#8226;"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0">'
              '<w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>')
    relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return {
        "[Content_Types].xml": XML + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            + "".join(f'<Override PartName="/word/{part}.xml" ContentType="application/vnd.openxmlformats-officedocument.'
                      f'wordprocessingml.{kind}+xml"/>'
                      for part, kind in (("document", "document.main"), ("styles", "styles"), ("numbering", "numbering")))
            + "</Types>",
        "_rels/.rels": XML + '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="rId1" Type="{relation}/officeDocument" Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": XML + '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/'
            f'relationships"><Relationship Id="rId1" Type="{relation}/styles" Target="styles.xml"/>'
            f'<Relationship Id="rId2" Type="{relation}/numbering" Target="numbering.xml"/></Relationships>',
        "word/document.xml": XML + f"<w:document {W}><w:body>{''.join(body)}</w:body></w:document>",
        "word/styles.xml": XML + f'<w:styles {W}><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="{language}"/></w:rPr>'
            f"</w:rPrDefault></w:docDefaults>{styles}</w:styles>",
        "word/numbering.xml": XML + f"<w:numbering {W}>{levels}{''.join(lists)}</w:numbering>",
    }


def as_odt(groups, language):
    def inline(words):
        return "".join(f'<text:span text:style-name="Bold">{html.escape(text)}</text:span>' if bold else html.escape(text)
                       for text, bold in runs_of(words))
    body = []
    for kind, group in groups:
        if kind == "heading":
            body.append(f'<text:h text:outline-level="{group[0][1]}">{inline(group[0][2])}</text:h>')
        elif kind == "paragraph":
            body.append(f"<text:p>{inline(group[0][2])}</text:p>")
        elif kind == "item":
            style = "Bullets" if group[0][1] == "-" else "Numbers"
            items = "".join(f"<text:list-item><text:p>{inline(item[2])}</text:p></text:list-item>" for item in group)
            body.append(f'<text:list text:style-name="{style}">{items}</text:list>')
        else:
            rows = "".join("<table:table-row>" + "".join(f"<table:table-cell><text:p>{inline(cell)}</text:p></table:table-cell>"
                                                         for cell in row[2]) + "</table:table-row>" for row in group)
            body.append(f"<table:table>{rows}</table:table>")
    names = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "text", "table", "style"))
    names += ' xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"'
    kind = "application/vnd.oasis.opendocument.text"
    return {
        "mimetype": kind,
        "META-INF/manifest.xml": XML + '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" '
            f'manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
            '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
            '<manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>',
        "styles.xml": XML + f'<office:document-styles {names} office:version="1.2"><office:styles><style:default-style '
            f'style:family="paragraph"><style:text-properties fo:language="{language}" fo:country="none"/></style:default-style>'
            "</office:styles></office:document-styles>",
        "content.xml": XML + f'<office:document-content {names} office:version="1.2"><office:automatic-styles>'
            '<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>'
            '<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="&#8226;"/>'
            '</text:list-style><text:list-style style:name="Numbers"><text:list-level-style-number text:level="1" '
            'style:num-format="1" style:num-suffix="."/></text:list-style></office:automatic-styles><office:body><office:text>'
            + "".join(body) + "</office:text></office:body></office:document-content>",
    }


def main():
    groups = groups_of(blocks_of((HERE.parent / "tuned" / "lanterns" / "en.md").read_text(encoding="utf-8")))
    (HERE / "lanterns.txt").write_text(as_text(groups), encoding="utf-8")
    (HERE / "lanterns.html").write_text(as_html(groups, "en"), encoding="utf-8")
    zipped(HERE / "lanterns.docx", as_docx(groups, "en"))
    zipped(HERE / "lanterns.odt", as_odt(groups, "en"))
    for name, justified in (("ragged", False), ("justified", True)):
        (HERE / f"lanterns-{name}.pdf").write_bytes(two_columns(groups, justified))


if __name__ == "__main__":
    main()
