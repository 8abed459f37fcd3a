import { describe, expect, it } from 'vitest';
import { wrapRefs } from './refs.mjs';

const IMPORT = "import { withRef } from '@parvis/theme/css/classes';\n";

describe('shipped components', () => {
  it('receive their ref on React 18 too', () => {
    expect(wrapRefs("export const Tile = ({ label, ...rest }) => _jsx('a', rest);")).toBe(
      `${IMPORT}export const Tile = /*#__PURE__*/ withRef({ Tile: ({ label, ...rest }) => _jsx('a', rest) });`,
    );
  });

  it.each([
    ['that take nothing', 'export const Line = () => null;'],
    [
      'by another name than a component',
      'export const useTile = (one) => one;\nexport const STEP = (a) => a;',
    ],
    ['that are values', 'export const Sizes = { a: (b) => b };'],
  ])('are unchanged %s', (_, code) => {
    expect(wrapRefs(code)).toBe(code);
  });
});
