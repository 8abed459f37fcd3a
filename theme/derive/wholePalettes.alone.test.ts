import { expect, it, vi } from 'vitest';
import type * as table from '../palette/table.ts';

/** Extra border key on the page, beside similar rows. */
const stamp = { key: 'stampBrdr', kind: 'border', place: 'page', light: '#0132E1', dark: '#8FA9FF' };

vi.mock('../palette/table.ts', async (original) => {
  const real = await original<typeof table>();
  const rows = real.table.map((row) => {
    const isPage = row.key === 'bg1' || row.key === 'bg2';
    return isPage ? { ...row, mustCarry: [{ key: stamp.key, ratio: 3 }, ...row.mustCarry] } : row;
  });
  return { ...real, table: [...rows.slice(0, 2), stamp, ...rows.slice(2)] };
});

const { colourKeys } = await import('../palette/keys.ts');
// Snapshots, exports and the form must still hold.
await import('./wholePalettes.test.ts');
await import('../export/tokens.test.ts');
await import('../export/css.test.ts');
await import('../palette/palette.test.ts');

it('runs all of these tests with the new key', () => {
  expect(colourKeys.map(String)).toContain(stamp.key);
});
