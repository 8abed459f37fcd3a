import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../ui');
/** Light, dark and worst palette. */
const MATRICES = ['Matrix', 'MatrixDark', 'MatrixPale'];

const componentsIn = (folder: string) =>
  readdirSync(join(UI, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => `${folder}/${name}/${name}.stories.tsx`);

const pages = [...componentsIn('parts'), ...componentsIn('screens'), 'icons/Icons.stories.tsx'];

/** Matrix stories that a component lacks. */
const missingFrom = (page: string): string[] => {
  const path = join(UI, page);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return MATRICES.filter((name) => !source.includes(`export const ${name}: Story`));
};

describe('component book', () => {
  it('lists parts and screens', () => expect(pages.length).toBeGreaterThan(60));

  it.each(pages)('%s shows all states in light, in dark and on the palest palette', (page) => {
    expect(missingFrom(page)).toEqual([]);
  });
});
