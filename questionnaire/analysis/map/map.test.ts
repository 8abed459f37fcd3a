import { describe, expect, test } from 'vitest';
import { allFlows, type Flow } from '../../flows/all.ts';
import { edgeName, LEAVE } from '../explore/edges.ts';
import { edgesOf } from '../explore/edgesOf.ts';
import { explore } from '../explore/explore.ts';
import { drawMap } from './draw.ts';
import { namesOf } from './labels.ts';
import { SIZES } from './layout.ts';
import { mapOf } from './map.ts';
import { type Shape, svgText } from './shape.ts';

const flows: Array<[string, Flow]> = Object.entries(allFlows);

const everyShape = (one: Shape): Shape[] => [
  one,
  ...one.children.flatMap((child) => (typeof child === 'string' ? [] : everyShape(child))),
];

describe.each(flows)('the map of %s', (_name, { definition }) => {
  const map = mapOf(definition);
  const drawn = everyShape(drawMap(map, { current: definition.start }));
  const attribute = (name: string) => drawn.flatMap(({ attributes }) => attributes[name] ?? []);

  test('shows every question once, marks the start, and lights the current one', () => {
    expect(attribute('data-question').sort()).toEqual(Object.keys(definition.questions).sort());
    expect(attribute('data-start')).toHaveLength(1);
    expect(drawn.filter(({ attributes }) => attributes['data-current'])).toMatchObject([
      { attributes: { 'data-question': definition.start } },
    ]);
  });

  test('shows every way that answers take, and an end', () => {
    const answered = edgesOf(explore(definition)).filter(({ label }) => label !== LEAVE);
    const shown = map.edges.flatMap(({ from, to, labels }) =>
      labels.map((label) =>
        edgeName({
          from,
          label,
          to: to.startsWith('$') ? null : to,
          ending: to === '$end' ? 'end' : to === '$left' ? 'left' : null,
        }),
      ),
    );
    expect(shown.sort()).toEqual(answered.map(edgeName).sort());
    expect(attribute('data-end')).toContain('end');
  });

  test('lays no box over another, and keeps all inside', () => {
    for (const one of map.nodes) {
      expect(one.x - SIZES.node / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + SIZES.node / 2).toBeLessThanOrEqual(map.width);
      expect(one.y + SIZES.height / 2).toBeLessThanOrEqual(map.height);
      for (const other of map.nodes) {
        if (other === one) continue;
        const apart = Math.abs(one.x - other.x) >= SIZES.node || Math.abs(one.y - other.y) >= SIZES.height;
        if (!apart) expect.fail(`${one.id} lies over ${other.id}`);
      }
    }
  });

  test('is the same each time', () => {
    expect(svgText(drawMap(mapOf(definition)))).toBe(svgText(drawMap(map)));
  });
});

test('words are those of the language given, and never markup', () => {
  const { definition } = allFlows.cancelReport;
  const nameOf = namesOf(
    definition,
    (id) => ({ cancelReport: 'A < B & "C"', 'cancelReport.yes': 'Annuler' })[id],
  );
  const text = svgText(drawMap(mapOf(definition), { nameOf, ends: { end: 'Fin', left: 'Quitté' } }));
  expect(text).toContain('A &lt; B &amp; &quot;C&quot;');
  expect(text).toContain('>Annuler<');
  expect(text).toContain('>Fin<');
  expect(text).toContain('stroke-width=');
  expect(text).toContain('viewBox=');
});

test('an island is drawn too', () => {
  const { definition } = allFlows.cancelReport;
  const questions = {
    ...definition.questions,
    island: { items: [{ type: 'text' as const, text: 'Alone' }] },
  };
  expect(mapOf({ ...definition, questions }).nodes.map(({ id }) => id)).toContain('island');
});
