import type { Area } from '@parvis/locales/areas';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { texts } from './store.ts';

/** A page loaded on demand, or ahead of its need: what a person may soon want must be there when the network is not. */
export type LazyPage<P extends object> = LazyExoticComponent<ComponentType<P>> & {
  readonly loadAhead: () => void;
};

/** A page of its own file, shown once its words and the cache of answers are there too. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyPage<P> {
  const loadAll = () => Promise.all([load(), import('../session/QueryScope.tsx'), texts.load(...areas)]);
  const Page = lazy(async () => {
    const [Inner, { QueryScope }] = await loadAll();
    const Scoped = (props: P) => (
      <QueryScope>
        <Inner {...props} />
      </QueryScope>
    );
    return { default: Scoped };
  });
  // A load ahead that fails costs nothing: the page tries again when it is wanted.
  return Object.assign(Page, { loadAhead: () => void loadAll().catch(() => undefined) });
}
