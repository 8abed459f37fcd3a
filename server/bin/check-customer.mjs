// For `parvis-check` of @parvis/questionnaire, from TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import(new URL('../cli/customers/check.ts', import.meta.url).href);
