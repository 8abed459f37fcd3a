import { expect, it } from 'vitest';
import * as colourTokens from '../../theme/css/colourTokens.ts';
import { asModule } from './writtenDown.ts';

it('a module of data is written down as its values', async () => {
  const written: object = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(asModule(colourTokens))}`
  );
  expect({ ...written }).toEqual({ ...colourTokens });
  expect(Object.keys(written).sort()).toEqual(['angles', 'lightColours']);
});
