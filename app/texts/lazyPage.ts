import type { Area } from '@parvis/locales/areas';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { texts } from './store.ts';

/** A page of its own file, shown once its words are there too. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), texts.load(...areas)]);
    return { default: page };
  });
}
