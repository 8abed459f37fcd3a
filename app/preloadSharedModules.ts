import { createLazy } from './lib/texts/createLazy.ts';

/** Shared dependencies of the deferred modules, bottom up. */
const modules: readonly (() => Promise<unknown>)[] = [
  () => import('@parvis/questionnaire/model/schema'),
  () => import('@parvis/api/entities/message'),
  () => import('./lib/outbox/appOutbox.ts'),
];

/** Loads them sequentially, so that a slow phone stays responsive. */
export const preloadSharedModules = createLazy(async () => {
  for (const bring of modules) {
    await bring().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}).load;
