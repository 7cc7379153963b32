"""Small changes to a source text, as a typing mistake or a wrong thought would make them."""

import dataclasses
import random
import re

SILENT = re.compile(r"\s*(#|static_assert|using |namespace |template|friend |enum |struct |class |public:|private:|\[\[)")
TELLS = re.compile(
    r"^(\s*)(?:(?:inline|static|constexpr|\[\[nodiscard\]\]) )*std::(?:string|string_view|vector<std::string>) \w+\(.*\{$")

OPERATORS = {
    " < ": [" <= ", " > "], " <= ": [" < "], " > ": [" >= ", " < "], " >= ": [" > "], " == ": [" != "], " != ": [" == "],
    " && ": [" || "], " || ": [" && "], " + ": [" - "], " - ": [" + "], " * ": [" + "], " / ": [" * "], " % ": [" / "],
    " += ": [" -= "], " -= ": [" += "], " |= ": [" &= "], " &= ": [" |= "], " & ": [" | "], " | ": [" & "],
}
FUNCTIONS = {"min": "max", "max": "min", "any_of": "all_of", "all_of": "any_of", "none_of": "any_of", "front": "back",
             "back": "front", "begin": "end", "insert": "erase", "erase": "insert"}
OPERATOR = re.compile("(?=(" + "|".join(re.escape(operator) for operator in sorted(OPERATORS, key=len, reverse=True)) + "))")
FUNCTION = re.compile(r"\b(" + "|".join(FUNCTIONS) + r")\(")
NUMBER = re.compile(r"(?<![\w.'<])(\d+)(U?)(?![\w.'>])")
TRUTH = re.compile(r"\b(true|false)\b")
WEIGHTS = {"operator": 3, "constant": 3, "condition": 3, "statement": 3, "function": 1, "arguments": 1}
NEGATED = re.compile(r"!(?=[\w(])")
CONDITION = re.compile(r"\b(?:if|while) \(")
ARGUMENTS = re.compile(r"(?<=[\w>]\()([\w.:]+), ([\w.:]+)(?=\))")
SYMMETRICAL = {"min", "max", "swap", "adjacent", "array"}
PLACE = r"[\w:.>\[\]()-]+"
STATEMENT = re.compile(
    rf"^(\s*(?:\}} else |(?:if|for|while) \(.*\) |else )?)((?:continue|break|return\b.*|"
    rf"(?:\+\+|--){PLACE}|{PLACE}(?:\+\+|--)|{PLACE} (?:[-+*/|&]?=) .*|{PLACE}\(.*\));)$")


@dataclasses.dataclass(frozen=True)
class Mutation:
    """One change of one line."""

    file: str
    line: int  # from 1
    kind: str
    old: str
    new: str

    def applied(self, text):
        lines = text.split("\n")
        lines[self.line - 1] = self.new
        return "\n".join(lines)

    def shown(self):
        return f"{self.file}:{self.line}: {self.kind}\n- {self.old.strip()}\n+ {self.new.strip()}\n"


def masked(text):
    """The text with its comments and what stands in quotes blotted out, each character for itself."""
    pattern = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'", re.S)

    def blot(match):
        found = match[0]
        inner = re.sub(r"[^\n]", "\0", found[1:-1])
        return found[0] + inner + found[-1] if found[0] in "\"'" else re.sub(r"[^\n]", " ", found)

    return pattern.sub(blot, text)


def executable(lines):
    """Which lines do something: not what only declares, asserts at compile time, or composes words."""
    skipped_to = None  # the line that ends what is skipped
    for place, line in enumerate(lines):
        if skipped_to is not None:
            if re.match(skipped_to, line):
                skipped_to = None
            continue
        telling = TELLS.match(line)
        if telling:
            skipped_to = re.escape(telling[1]) + r"\}"
        elif SILENT.match(line):
            if "static_assert" in line and ";" not in line:
                skipped_to = r".*;"
        elif line.strip() and "\0" not in line:
            yield place


def replaced(line, start, end, new):
    return line[:start] + new + line[end:]


def closing(line, opening):
    """Where the bracket that opens there is closed again; -1 if in another line."""
    depth = 0
    for place in range(opening, len(line)):
        depth += {"(": 1, ")": -1}.get(line[place], 0)
        if depth == 0:
            return place
    return -1


def of_line(line, before):
    """Every change of one line: its kind and the line as it becomes. `before` is the code before it."""
    for match in OPERATOR.finditer(line):
        for new in OPERATORS[match[1]]:
            yield "operator", replaced(line, match.start(1), match.end(1), new)
    for match in NUMBER.finditer(line):
        for value in {int(match[1]) + 1, abs(int(match[1]) - 1)}:
            yield "constant", replaced(line, match.start(), match.end(), f"{value}{match[2]}")
    for match in TRUTH.finditer(line):
        yield "constant", replaced(line, *match.span(), "false" if match[1] == "true" else "true")
    for match in FUNCTION.finditer(line):
        yield "function", replaced(line, *match.span(1), FUNCTIONS[match[1]])
    for match in NEGATED.finditer(line):
        yield "condition", replaced(line, *match.span(), "")
    for match in CONDITION.finditer(line):
        end = closing(line, match.end() - 1)
        start = max(match.end(), line.rfind("; ", 0, max(end, 0)) + 2)
        if end > 0 and (" = " not in line[start:end]):
            yield "condition", replaced(line, start, end, f"!({line[start:end]})")
    for match in ARGUMENTS.finditer(line):
        function = re.search(r"(\w+)(?:<\w*>)?\($", line[:match.start()])
        if match[1] != match[2] and not (function and function[1] in SYMMETRICAL):
            yield "arguments", replaced(line, *match.span(), f"{match[2]}, {match[1]}")
    statement = STATEMENT.match(line)
    if statement and (statement[1].strip() or before[-1:] in tuple(";{}:)")):
        is_end = statement[2].startswith("return") and not statement[1].strip() and before[-1:] != ")"
        if not is_end or statement[2] == "return;":
            yield "statement", statement[1] + "{}"


def of_text(file, text):
    """Every mutation of a file."""
    lines, code, found = text.split("\n"), masked(text).split("\n"), []
    for place in executable(code):
        line = code[place].rstrip()
        before = next((code[earlier].strip() for earlier in range(place - 1, -1, -1) if code[earlier].strip()), "")
        remark = lines[place][len(line):]
        for kind, new in of_line(line, before):
            found.append(Mutation(file, place + 1, kind, lines[place], new + remark))
    return found


def drawn(texts, seed):
    """All mutations of the texts by file name, in an order that the seed decides. Kinds come as often as WEIGHTS say:
    numbers in tables would outweigh all else, and arguments that can be swapped are mostly of different types."""
    chance = random.Random(seed)
    kinds = {}
    for file in sorted(texts):
        for mutation in of_text(file, texts[file]):
            kinds.setdefault(mutation.kind, []).append(mutation)
    for of_kind in kinds.values():
        chance.shuffle(of_kind)
    order = []
    while kinds:
        left = sorted(kinds)
        kind = chance.choices(left, [WEIGHTS[each] for each in left])[0]
        order.append(kinds[kind].pop())
        if not kinds[kind]:
            del kinds[kind]
    return order
