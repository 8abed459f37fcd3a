import { colourKeys } from '@parvis/theme/palette/keys';
import type { PageWords } from './fr.ts';

export const words: PageWords = {
  keys: 'The colour keys',
  keysText: `${colourKeys.length} keys, each with a dark twin. Choose palette and scheme in the toolbar.`,
  matrix: 'The contrasts',
  matrixText: 'Every pair of the table, measured along the whole of each gradient, transparency included.',
  allPass: 'Every pair of this palette is enough as it is.',
  repaired: (count: number) =>
    count === 1
      ? 'One colour is changed to stay readable.'
      : `${count} colours are changed to stay readable.`,
  carries: 'Carries',
  standsOn: 'Stands on',
  on: 'on',
  measuredWith: 'Measured with',
  defaults: 'Default',
  insteadOf: 'changed, instead of',
  surface: 'Ground',
  figure: 'On it',
  needed: 'Needed',
  chosen: 'Chosen',
  drawn: 'Drawn',
  number: (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};
