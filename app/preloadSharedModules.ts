import { createLazy } from './lib/texts/createLazy.ts';

/** Shared dependencies of lazy modules, bottom up. */
const modules: readonly (() => Promise<unknown>)[] = [
  () => import('@parvis/questionnaire/model/schema'),
  () => import('@parvis/api/entities/message'),
  () => import('./lib/outbox/appOutbox.ts'),
];

/** Sequential: keeps slow phones responsive. */
export const preloadSharedModules = createLazy(async () => {
  for (const bring of modules) {
    await bring().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}).load;
