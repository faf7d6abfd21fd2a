"""Validates bodies with jsonschema and the published data: the bundled schemas, and one rule in a line of its own.

Reads one case per line from stdin and writes one result per line to stdout. The argument is the folder of the bundled
schemas (draft 2020-12). Needs Python 3.9 and the package jsonschema 4 (Debian: python3-jsonschema).
"""

import json
import pathlib
import re
import sys

from jsonschema import Draft202012Validator, FormatChecker

DOCUMENTS = {
    "icmpMonitorUpdate": "icmp-monitor-update",
    "icmpMonitor": "icmp-monitor",
    "errorGroup": "error-group",
    "errorGroupList": "error-group-list",
}

# jsonschema checks date-time only with another package, and its date follows the Python version.
formats = FormatChecker(formats=())
DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
TIME = re.compile(r"[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]+)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))")
UUID = re.compile(r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")


@formats.checks("uuid")
def is_uuid(text):
    return not isinstance(text, str) or UUID.fullmatch(text) is not None


@formats.checks("date")
def is_date(text):
    if not isinstance(text, str):
        return True
    found = DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1 <= month <= 12 and 1 <= day <= days[month - 1]


@formats.checks("date-time")
def is_date_time(text):
    if not isinstance(text, str):
        return True
    found = TIME.fullmatch(text[10:])
    if found is None or not is_date(text[:10]):
        return False
    hour, minute, second, offset_hour, offset_minute = (int(found[group] or 0) for group in (1, 2, 3, 5, 6))
    offset = (offset_hour * 60 + offset_minute) * (-1 if found[4] == "-" else 1)
    last_second = 60 if (hour * 60 + minute - offset) % 1440 == 1439 else 59
    return hour < 24 and minute < 60 and second <= last_second and offset_hour < 24 and offset_minute < 60


def pointer(path):
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def schema_errors(validator, value):
    """The errors of the schema by pointer, at most one at each place, with the code of the contract."""
    found = {}
    for error in validator.iter_errors(value):
        path, code = pointer(error.absolute_path), error.validator
        if code == "required":
            for name in error.validator_value:
                if name not in error.instance:
                    found[pointer([*error.absolute_path, name])] = "required"
            continue
        if "dependentSchemas" in error.absolute_schema_path:
            code = "frequency-offset"
        # A wrong type comes before anything else, and a rule is silent about a value that its field does not allow.
        if found.get(path) in (None, "frequency-offset") or code == "type":
            found[path] = code
    return found


def is_out_of_order(value, found):
    """packet-loss-order: the one error of a body that JSON Schema cannot express."""
    least, most = value.get("degradedPacketLossThreshold"), value.get("maxPacketLossThreshold")
    fields = {"/degradedPacketLossThreshold", "/maxPacketLossThreshold"}
    return is_number(least) and is_number(most) and not fields & found.keys() and most < least


def result_of(validators, case):
    validator = validators.get(case["contract"])
    if validator is None or "options" in case:
        return {"id": case["id"], "skipped": "only bodies, without options"}
    found = schema_errors(validator, case["value"])
    is_monitor = case["contract"].startswith("icmpMonitor") and isinstance(case["value"], dict)
    if is_monitor and is_out_of_order(case["value"], found):
        found["/maxPacketLossThreshold"] = "packet-loss-order"
    errors = [{"pointer": path, "code": code} for path, code in found.items()]
    return {"id": case["id"], "valid": not errors, "errors": errors}


def main(folder):
    validators = {}
    for contract, name in DOCUMENTS.items():
        document = json.loads((folder / f"{name}.schema.json").read_text("utf-8"))
        validators[contract] = Draft202012Validator(document, format_checker=formats)
    for line in sys.stdin:
        print(json.dumps(result_of(validators, json.loads(line))), flush=True)


main(pathlib.Path(sys.argv[1]))
