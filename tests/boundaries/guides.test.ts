import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyCode } from '../../.storybook/code/storyCode.ts';
import { componentsIn } from '../../.storybook/facts/facts.ts';
import { propsOf } from '../../.storybook/facts/props.ts';
import { partGuides, screenGuides } from '../../.storybook/guides/all.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = join(ROOT, 'ui', 'parts');
const SCREENS = join(ROOT, 'ui', 'screens');
const STORIES = '.stories.tsx';

const screenFiles = readdirSync(SCREENS)
  .filter((name) => name !== 'shared')
  .flatMap((name) => readdirSync(join(SCREENS, name)).map((file) => join(SCREENS, name, file)))
  .filter((file) => file.endsWith(STORIES));
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -STORIES.length);

describe('the guide of a component', () => {
  it('is there for each part and each file of stories of a screen', () => {
    expect(Object.keys(partGuides).sort()).toEqual(componentsIn(PARTS).sort());
    expect(Object.keys(screenGuides).sort()).toEqual(screenFiles.map(nameOf).sort());
  });

  it.each([
    ...componentsIn(PARTS).map(
      (part) => [part, partGuides[part], join(PARTS, part, `${part}${STORIES}`)] as const,
    ),
    ...screenFiles.map((file) => [nameOf(file), screenGuides[nameOf(file)], file] as const),
  ])('%s shows examples whose code can be given', (_, guide, file) => {
    const code = storyCode(file);
    for (const { story } of guide?.examples ?? [])
      expect([story, code[story]]).toEqual([story, expect.any(String)]);
  });

  it.each(Object.entries(partGuides))('%s gives its states properties that it has', (part, { states }) => {
    const { props, element } = propsOf(join(PARTS, part, `${part}.tsx`), part);
    // What every element of the kind has is named, not listed.
    const known = new Set(['children', ...(element ? ['disabled'] : []), ...props.map(({ name }) => name)]);
    const given = states.flatMap((state) => Object.keys(state.props ?? {}));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('what is read from the source of a part', () => {
  it.each(componentsIn(PARTS))('%s: no type is left as a bare name of its kind', (part) => {
    const { props } = propsOf(join(PARTS, part, `${part}.tsx`), part);
    expect(props.filter(({ type }) => /^(?:enum|union|other|)$/.test(type))).toEqual([]);
  });
});
