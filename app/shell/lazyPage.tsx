import type { Area } from '@parvis/locales/areas';
import { type ComponentType, use } from 'react';
import { onDemand } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';

/** A page loaded on demand, or ahead of its need: what a person may soon want must be there when the network is not. */
export type LazyPage<P extends object> = ComponentType<P> & { readonly loadAhead: () => void };

/** A page of its own file, shown once its words and the cache of answers are there too. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyPage<P> {
  const parts = onDemand(() => Promise.all([load(), import('../data/QueryScope.tsx'), texts.load(...areas)]));
  const Page = (props: P) => {
    const [Inner, { QueryScope }] = use(parts.load());
    return (
      <QueryScope>
        <Inner {...props} />
      </QueryScope>
    );
  };
  return Object.assign(Page, { loadAhead: parts.loadAhead });
}
