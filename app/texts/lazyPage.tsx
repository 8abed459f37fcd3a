import type { Area } from '@parvis/locales/areas';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { texts } from './store.ts';

/** A page of its own file, shown once its words and the cache of answers are there too. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Page, { QueryScope }] = await Promise.all([
      load(),
      import('../session/QueryScope.tsx'),
      texts.load(...areas),
    ]);
    const Scoped = (props: P) => (
      <QueryScope>
        <Page {...props} />
      </QueryScope>
    );
    return { default: Scoped };
  });
}
