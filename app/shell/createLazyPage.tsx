import type { Area } from '@parvis/locales/areas';
import { type ComponentType, use } from 'react';
import { createLazy } from '../lib/texts/createLazy.ts';
import { texts } from '../lib/texts/store.ts';

export type LazyPage<P extends object> = ComponentType<P> & {
  readonly preload: () => void;
  readonly load: () => Promise<unknown>;
};

/** Loads on demand, with texts and providers; preload it for offline use. */
export function createLazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyPage<P> {
  const parts = createLazy(() =>
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
  return Object.assign(Page, { preload: parts.preload, load: parts.load });
}
