"""Makes pydantic models of the schemas of an OpenAPI document, as generators of clients do."""

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, create_model
from pydantic import TypeAdapter

PREFIX = "#/components/schemas/"
# What later versions add is read and let be.
GROWING = ConfigDict(extra="allow", populate_by_name=True)


def name_of(reference: str) -> str:
    return reference.removeprefix(PREFIX)


class Models:
    """All named schemas of a document; `adapter` reads values of any schema that stands in it."""

    def __init__(self, document: dict[str, Any]):
        self.schemas = document["components"]["schemas"]
        self.made: dict[str, Any] = {}
        self.unnamed = 0
        for name in self.schemas:
            self.of_reference(name)
        models = {name: made for name, made in self.made.items()}
        for made in list(models.values()):
            if isinstance(made, type) and issubclass(made, BaseModel):
                made.model_rebuild(_types_namespace=models)
        self.names = models

    def of_reference(self, name: str) -> Any:
        if name not in self.made:
            # Schemas name each other in circles: by their name until they are made.
            self.made[name] = Any
            self.made[name] = self.type_of(self.schemas[name], name)
        return self.made[name]

    def type_of(self, schema: dict[str, Any], name: str = "") -> Any:
        if "$ref" in schema:
            made = self.of_reference(name_of(schema["$ref"]))
            return made
        if "const" in schema:
            return Literal[schema["const"]]
        if "enum" in schema:
            return Literal[tuple(schema["enum"])]
        for many in ("anyOf", "oneOf"):
            if many in schema:
                return Union[tuple(self.type_of(one) for one in schema[many])]
        kind = schema.get("type")
        if isinstance(kind, list):
            return Union[tuple(self.type_of({**schema, "type": one}) for one in kind)]
        return getattr(self, f"of_{kind}", lambda *_: Any)(schema, name)

    def of_string(self, schema: dict[str, Any], _: str) -> Any:
        rules = {"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"}
        return Annotated[StrictStr, Field(**{ours: schema[theirs] for ours, theirs in rules.items() if theirs in schema})]

    def of_number(self, schema: dict[str, Any], _: str, kind: Any = float) -> Any:
        rules = {"ge": "minimum", "le": "maximum", "gt": "exclusiveMinimum", "lt": "exclusiveMaximum"}
        return Annotated[kind, Field(**{ours: schema[theirs] for ours, theirs in rules.items() if theirs in schema})]

    def of_integer(self, schema: dict[str, Any], name: str) -> Any:
        return self.of_number(schema, name, StrictInt)

    def of_boolean(self, *_: Any) -> Any:
        return StrictBool

    def of_null(self, *_: Any) -> Any:
        return None

    def of_array(self, schema: dict[str, Any], _: str) -> Any:
        rules = {"min_length": "minItems", "max_length": "maxItems"}
        given = {ours: schema[theirs] for ours, theirs in rules.items() if theirs in schema}
        return Annotated[list[self.type_of(schema.get("items", {}))], Field(**given)]

    def of_object(self, schema: dict[str, Any], name: str) -> Any:
        if "properties" not in schema:
            rest = schema.get("additionalProperties")
            return dict[str, self.type_of(rest) if isinstance(rest, dict) else Any]
        self.unnamed += 1
        needed = schema.get("required", [])
        fields = {}
        for number, (key, inner) in enumerate(schema["properties"].items()):
            kind = self.type_of(inner)
            asked = (kind, Field(alias=key)) if key in needed else (Optional[kind], Field(None, alias=key))
            fields[f"field_{number}"] = asked
        return create_model(name or f"Unnamed{self.unnamed}", __config__=GROWING, **fields)

    def adapter(self, schema: dict[str, Any]) -> TypeAdapter:
        return TypeAdapter(self.type_of(schema))
