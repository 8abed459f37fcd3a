// `parvis-check customer`, from its TypeScript source: `parvis-check` of @parvis/questionnaire comes here.
// biome-ignore lint/correctness/noUndeclaredDependencies: of the checkout, as the server's start from sources
import { register } from 'tsx/esm/api';

register();
await import(new URL('../customers/command/checkCustomer.ts', import.meta.url).href);
