"""Reports a case and reads it, with nothing but the published document: `python3 report.py <address of the service>`."""

import json
import sys
import urllib.request
import uuid
from http.cookiejar import CookieJar
from typing import Any

from models import Models

ORIGIN = sys.argv[1]
OPENER = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def fetch(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ORIGIN + path, data, {"Content-Type": "application/json"})
    with OPENER.open(request) as answer:
        return json.load(answer)


DOCUMENT = fetch("/api/openapi.json")
MODELS = Models(DOCUMENT)


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """What a reference into the document means, for responses and bodies that are shared."""
    while "$ref" in schema and not schema["$ref"].startswith("#/components/schemas/"):
        found: Any = DOCUMENT
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = found
    return schema


def call(path: str, body: dict[str, Any]) -> Any:
    """Makes a call, both sides of which hold what the document says. `path` is without its parameters filled in."""
    operation = DOCUMENT["paths"][path]["post"]
    asked = resolved(operation["requestBody"])["content"]["application/json"]["schema"]
    MODELS.adapter(asked).validate_python(body)
    answer = fetch(path.replace("{cuid}", "testville"), body)
    told = resolved(operation["responses"]["200"])["content"]["application/json"]["schema"]
    MODELS.adapter(told).validate_python(answer)
    return answer["rslt"]["data"]


def find(end: str) -> str:
    """The path of a call by its end."""
    (path,) = [path for path in DOCUMENT["paths"] if path.endswith(end)]
    return path


call(find("/user/sts"), {"newCookies": True})
person = call(find("/init/id"), {"qr": "test-hall"})
scan = call(find("/qr/scan"), {"qrid": "test-hall"})[0]
tile = next(tile for page in scan["menus"].values() for tile in page if tile["code"] == "toilets")
question = call(find("/mobile/{cuid}/cases/question"), {"qrid": "test-hall", "ccatCode": tile["code"]})[0]
csid = uuid.uuid4().hex[:22]
text = "Écrit par un programme en Python"
played = {
    "flags": [],
    "mode": "whole",
    "events": [
        {"type": "CHECK", "item": "leak"},
        {"type": "TYPE", "item": "details", "text": text},
        {"type": "COMMIT", "item": "details"},
        {"type": "CONFIRM"},
    ],
}
opened = call(
    find("/cases/init"),
    {
        "csid": csid,
        "qrid": "test-hall",
        "ccatCode": "toilets",
        "questionnaireId": question["questionnaireId"],
        "played": played,
    },
)[0]
messages = call(find("/mobile/{cuid}/discuss/fetch/req"), {"csid": opened["csid"], "after": 0})
print(json.dumps({"who": person["crUid"], "csid": opened["csid"], "read": text in json.dumps(messages, ensure_ascii=False)}))
