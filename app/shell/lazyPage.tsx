import type { Area } from '@parvis/locales/areas';
import { type ComponentType, use } from 'react';
import { onDemand } from '../lib/texts/onDemand.ts';
import { texts } from '../lib/texts/store.ts';

/** A page loaded on demand, or ahead of its need: what a person may soon want must be there when the network is not. */
export type LazyPage<P extends object> = ComponentType<P> & {
  readonly loadAhead: () => void;
  /** Settles when it can be shown. */
  readonly load: () => Promise<unknown>;
};

/** A page of its own file, shown once its words, those of all parts and the cache of answers are there too. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyPage<P> {
  const parts = onDemand(() =>
    Promise.all([load(), import('./PageScope.tsx'), texts.load('parts', ...areas)]),
  );
  const Page = (props: P) => {
    const [Inner, { PageScope }] = use(parts.load());
    return (
      <PageScope>
        <Inner {...props} />
      </PageScope>
    );
  };
  return Object.assign(Page, { loadAhead: parts.loadAhead, load: parts.load });
}
