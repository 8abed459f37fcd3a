import * as z from 'zod/mini';
import { describeKindKeys } from './kinds/all.ts';
import { type Descriptions, meansOf, QUESTION, ROOT, withinOf } from './kinds/descriptions.ts';
import { questionnaireSchema } from './schema.ts';

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  const?: unknown;
}

/** JSON Schema for editors; stricter on unknown keys than `parseQuestionnaire`, blind to ids. */
export function createJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(questionnaireSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false;
      if (jsonSchema.patternProperties) jsonSchema.additionalProperties = false;
    },
  });
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  // Each place has its own description.
  const written = JSON.parse(
    JSON.stringify({ $schema, title: 'Parvis questionnaire', ...schema, properties }),
  );
  describeAll(written);
  return written;
}

export function schemaFileText(): string {
  return `${JSON.stringify(createJsonSchema(), null, 2)}\n`;
}

function describeAll(root: Node): void {
  describe(root, ROOT);
  const kinds: Readonly<Record<string, Descriptions>> = describeKindKeys();
  for (const question of listObjects(root.properties?.questions)) {
    describe(question, QUESTION);
    for (const item of listObjects(question.properties?.items)) describeItem(item, kinds);
  }
}

function describeItem(item: Node, kinds: Readonly<Record<string, Descriptions>>): void {
  const about = kinds[String(item.properties?.type?.const)];
  if (!about) return;
  if (about.type) item.description = meansOf(about.type);
  describe(item, about);
}

function describe(node: Node, about: Descriptions): void {
  for (const [key, property] of Object.entries(node.properties ?? {})) {
    const told = about[key];
    if (told === undefined) continue;
    property.description = meansOf(told);
    for (const object of listObjects(property)) describe(object, withinOf(told));
  }
}

function listObjects(node: Node | boolean | undefined): Node[] {
  if (typeof node !== 'object') return [];
  if (node.properties) return [node];
  const forms = [node.items, node.additionalProperties, ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  return forms.flatMap(listObjects);
}
