import type { Area } from '@parvis/locales/areas';
import { type ComponentType, use } from 'react';
import { onDemand } from '../lib/texts/onDemand.ts';
import { texts } from '../lib/texts/store.ts';

export type LazyPage<P extends object> = ComponentType<P> & {
  readonly loadAhead: () => void;
  readonly load: () => Promise<unknown>;
};

/** Loads on demand, with its texts and providers; preload it for offline use. */
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
