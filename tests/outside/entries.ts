import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';
import type { rooms } from './readmes.ts';

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/** Every `*` matches the same text. */
const pattern = (target: string): RegExp => {
  const [head = '', ...tail] = target.replace(/^\.\//, '').split('*').map(escaped);
  return new RegExp(`^${head}${tail.map((part, at) => `${at === 0 ? '(.+)' : '\\1'}${part}`).join('')}$`);
};

/** `@parvis/ui/parts/Tile` */
export function entriesOf(room: (typeof rooms)[number]): readonly string[] {
  const packed = join(ROOT, 'dist', 'packages', room);
  const { exports } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  const found = Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    return files.flatMap((file) => {
      const [is, star = ''] = pattern(target.types).exec(file) ?? [];
      return is === undefined ? [] : [`@parvis/${room}${subpath.slice(1).replace('*', star)}`];
    });
  });
  return [...new Set(found)];
}
