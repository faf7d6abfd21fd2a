"""Prints one result per line: whether each JSON value, after the $id of its document and a tab, is valid.

The one argument is the folder of the documents. `date-time` is not checked: jsonschema needs another package for it.
"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator, FormatChecker

documents = [json.loads(path.read_text("utf-8")) for path in sorted(pathlib.Path(sys.argv[1]).glob("*.schema.json"))]

try:
    from referencing import Registry

    references = {"registry": Registry().with_contents((document["$id"], document) for document in documents)}
except ImportError:  # jsonschema before 4.18
    from jsonschema import RefResolver

    references = {"resolver": RefResolver("", {}, store={document["$id"]: document for document in documents})}

formats = FormatChecker(formats=("date", "uuid"))
validators = {document["$id"]: Draft202012Validator(document, format_checker=formats, **references) for document in documents}

for line in sys.stdin:
    name, _, text = line.partition("\t")
    print("true" if validators[name].is_valid(json.loads(text)) else "false", flush=True)
