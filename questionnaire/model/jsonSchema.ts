import * as z from 'zod/mini';
import { questionnaireSchema } from './schema.ts';

/**
 * The JSON Schema of a definition, for editors: it knows the form, while `parseQuestionnaire` also follows ids. Stored as
 * `questionnaire.schema.json`, which `npm run schema --workspace @parvis/questionnaire` writes.
 */
export function questionnaireJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(questionnaireSchema, { target: 'draft-7', io: 'input' });
  return { $schema, title: 'Parvis questionnaire', ...schema };
}

/** The same as the text of the stored file. */
export function schemaFileText(): string {
  return `${JSON.stringify(questionnaireJsonSchema(), null, 2)}\n`;
}
