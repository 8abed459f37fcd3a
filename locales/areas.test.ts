import { expect, it } from 'vitest';
import { loaders } from './areas.ts';

it.each(Object.entries(loaders))('a text id of two areas has one text (%s)', async (_locale, areas) => {
  const known = new Map<string, string>();
  const different: string[] = [];
  for (const load of Object.values(areas))
    for (const [id, text] of Object.entries(await load())) {
      if ((known.get(id) ?? text) !== text) different.push(id);
      known.set(id, text);
    }
  expect(known.size).toBeGreaterThan(1_000);
  expect(different).toEqual([]);
});
