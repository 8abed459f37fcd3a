// Generates model/questionnaire.schema.json.
import { writeFileSync } from 'node:fs';
// biome-ignore lint/correctness/noUndeclaredDependencies: of the checkout alone; the published package has the file
import { register } from 'tsx/esm/api';

register();
const { schemaFileText } = await import(new URL('../model/jsonSchema.ts', import.meta.url).href);
writeFileSync(new URL('../model/questionnaire.schema.json', import.meta.url), schemaFileText());
