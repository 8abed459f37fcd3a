import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { propsOf } from '../../.storybook/facts/props.ts';
import { partGuides } from '../../.storybook/guides/all.ts';
import { ROOT } from '../../scripts/project.mjs';

it.each(Object.keys(partGuides))('%s says in its book what each of its own properties does', (name) => {
  const file = join(ROOT, 'ui', 'parts', name, `${name}.tsx`);
  if (!existsSync(file)) return;
  const untold = propsOf(file, name).props.filter(({ text }) => text === '');
  expect(untold.map((prop) => prop.name)).toEqual([]);
});
