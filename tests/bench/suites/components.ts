import type { Site } from '../browser.ts';
import type { Section } from '../figures.ts';
import { countOf, measureMounted } from './mounted.ts';

/** Mounting and re-theming a thousand of each component. */
export const measureComponents = (site: Site): Promise<Section[]> =>
  measureMounted(site, {
    names: ['parvis', 'mui', 'mantine', 'radix', 'chakra', 'chatscope', 'smastrom'],
    kinds: {
      tile: 'tile',
      bubble: 'bubble',
      rating: 'rating',
      select: 'select',
      textField: 'text field',
    },
    count: countOf(1000),
    one: 'component',
  });
