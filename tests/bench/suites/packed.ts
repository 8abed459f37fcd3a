import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../../scripts/project.mjs';
import { targetOf } from '../../../scripts/shipping.mjs';

const PACKED = join(ROOT, 'dist', 'packages');

/** The file of a packed package that a name leads to: `@parvis/ui/parts/Tile`. */
export function packedFile(name: string): string {
  const [, room = '', rest = ''] = /^@parvis\/(\w+)\/(.+)$/.exec(name) ?? [];
  const { exports } = JSON.parse(readFileSync(join(PACKED, room, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const targets = Object.entries(exports).map(([path, to]) => [
    path,
    typeof to === 'string' ? to : to.default,
  ]);
  const target = targetOf(Object.fromEntries(targets), `./${rest}`);
  if (target === undefined) throw new Error(`No package offers ${name}.`);
  return join(PACKED, room, target);
}

/** Ours as they are packed, and not the rooms that they are built of. */
export const packed: Plugin = {
  name: 'parvis:packed',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@parvis/') ? packedFile(id) : null),
};
