import * as z from 'zod/mini';
import { questionnaireSchema } from './schema.ts';

/**
 * The JSON Schema of a definition, for editors: it knows the form and refuses keys that nothing reads, while `parseQuestionnaire` also follows ids. Stored as
 * `questionnaire.schema.json`, which `npm run schema --workspace @parvis/questionnaire` writes.
 */
export function questionnaireJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(questionnaireSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false;
    },
  });
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  return { $schema, title: 'Parvis questionnaire', ...schema, properties };
}

/** The same as the text of the stored file. */
export function schemaFileText(): string {
  return `${JSON.stringify(questionnaireJsonSchema(), null, 2)}\n`;
}
