import * as z from 'zod/mini';
import { kindKeys } from './kinds/all.ts';
import { ABORT_DEFAULT, type Descriptions, QUESTION, ROOT, SIDE, STAR } from './kinds/descriptions.ts';
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

/**
 * The JSON Schema of a definition, for editors: it knows the form, says what each key means and refuses keys that
 * nothing reads, while `parseQuestionnaire` also follows ids. The package has it as
 * `questionnaire.schema.json`, which its build and `npm run schema` write.
 */
export function questionnaireJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(questionnaireSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false;
      if (jsonSchema.patternProperties) jsonSchema.additionalProperties = false;
    },
  });
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  // A copy in which no part stands twice: parts that are the same in two places have two descriptions.
  const written = JSON.parse(
    JSON.stringify({ $schema, title: 'Parvis questionnaire', ...schema, properties }),
  );
  describeAll(written);
  return written;
}

/** The same as the text of the file. */
export function schemaFileText(): string {
  return `${JSON.stringify(questionnaireJsonSchema(), null, 2)}\n`;
}

function describeAll(root: Node): void {
  const question = valuesOf(root.properties?.questions);
  describe(root, ROOT);
  describe(question, QUESTION);
  describe(question?.properties?.abortDefault, ABORT_DEFAULT);
  const kinds: Readonly<Record<string, Descriptions>> = kindKeys();
  for (const item of question?.properties?.items?.items?.oneOf ?? []) describeItem(item, kinds);
}

function describeItem(item: Node, kinds: Readonly<Record<string, Descriptions>>): void {
  const { type, yes, no, values } = item.properties ?? {};
  const about = kinds[String(type?.const)];
  if (!about) return;
  if (about.type) item.description = about.type;
  describe(item, about);
  for (const side of [yes, no]) for (const form of side?.anyOf ?? []) describe(form, SIDE);
  describe(valuesOf(values), STAR);
}

function describe(node: Node | undefined, about: Descriptions): void {
  for (const [key, property] of Object.entries(node?.properties ?? {})) {
    const description = about[key];
    if (description !== undefined) property.description = description;
  }
}

const valuesOf = (map: Node | undefined): Node | undefined =>
  typeof map?.additionalProperties === 'object' ? map.additionalProperties : undefined;
