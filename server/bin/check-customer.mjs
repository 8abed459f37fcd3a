// Runs `parvis-check customer` from its TypeScript source, for `parvis-check` of @parvis/questionnaire.
import { register } from 'tsx/esm/api';

register();
await import(new URL('../cli/customers/check.ts', import.meta.url).href);
