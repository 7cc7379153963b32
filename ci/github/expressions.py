"""What stands between ${{ and }} in a workflow: which names it speaks of, and what it comes to."""

import re

TOKEN = re.compile(r"\s*('(?:[^']|'')*'|&&|\|\||==|!=|!|\(|\)|,|[A-Za-z_][\w.*-]*|-?\d+(?:\.\d+)?)")
HOLE = re.compile(r"\$\{\{(.*?)\}\}", re.DOTALL)
IN_PYTHON = {"&&": " and ", "||": " or ", "!": " not ", "==": " == ", "!=": " != ", "(": "(", ")": ")", ",": ","}
WORDS = {"true": "True", "false": "False", "null": "None"}
OF_STATUS = ("always", "success", "failure", "cancelled")
FUNCTIONS = (*OF_STATUS, "hashFiles", "contains", "startsWith", "endsWith", "format", "join", "toJSON", "fromJSON")


class NoExpression(Exception):
    """What is none."""


def tokens(text):
    at = 0
    while text[at:].strip():
        found = TOKEN.match(text, at)
        if not found:
            raise NoExpression(f"no expression: {text.strip()}")
        yield found[1]
        at = found.end()


def names(text):
    """The names of contexts, such as steps.check.outputs.code, and of functions."""
    words = list(tokens(text))
    named = [(word, next_word == "(") for word, next_word in zip(words, [*words[1:], ""])
             if re.match(r"[A-Za-z_]", word) and word not in WORDS]
    return [word for word, is_called in named if not is_called], [word for word, is_called in named if is_called]


def value_of(text, contexts, functions):
    """What an expression comes to; a name that nothing is known of is empty, as GitHub has it."""
    def looked_up(name):
        found = contexts
        for key in name.split("."):
            found = found.get(key, "") if isinstance(found, dict) else ""
        return found

    python, words = "", list(tokens(text))
    for word, next_word in zip(words, [*words[1:], ""]):
        if word.startswith("'"):
            python += repr(word[1:-1].replace("''", "'"))
        elif next_word == "(" and re.match(r"[A-Za-z_]", word):
            python += f"functions[{word!r}]"
        else:
            python += IN_PYTHON.get(word) or WORDS.get(word) or (word if re.match(r"-?\d", word) else f"looked_up({word!r})")
    return eval(python, {"__builtins__": {}}, {"functions": functions, "looked_up": looked_up})  # of files of this project alone


def filled(text, contexts, functions):
    """A text with its holes filled; true is written as GitHub writes it."""
    def told(hole):
        value = value_of(hole[1], contexts, functions)
        return str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)
    return HOLE.sub(told, str(text))


def holds(condition, contexts, functions):
    """Whether a step is done: without a word on how it stands so far, only where nothing has failed."""
    text = str(condition).strip()
    hole = re.fullmatch(r"\$\{\{(.*)\}\}", text, re.DOTALL)
    text = hole[1] if hole else text
    asks = any(name in OF_STATUS for name in names(text)[1])
    return (asks or functions["success"]()) and bool(value_of(text, contexts, functions))
