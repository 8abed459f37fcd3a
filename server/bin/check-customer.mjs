// `parvis-check customer`, from its TypeScript source: `parvis-check` of @parvis/questionnaire comes here.
import { register } from 'tsx/esm/api';

register();
await import(new URL('../cli/customers/check.ts', import.meta.url).href);
