import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyCode } from '../../.storybook/code/storyCode.ts';
import { componentsIn } from '../../.storybook/facts/facts.ts';
import { propsOf } from '../../.storybook/facts/props.ts';
import { tokensOf } from '../../.storybook/facts/tokens.ts';
import { isShown, partGuides, screenGuides } from '../../.storybook/guides/all.ts';
import type { Key } from '../../.storybook/guides/guide.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = join(ROOT, 'ui', 'parts');
const SCREENS = join(ROOT, 'ui', 'screens');
const STORIES = '.stories.tsx';

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(STORIES))
    .map((name) => join(folder, name));

/** What a story of a part does, by its name: the text from its name to the next one. */
function storiesOf(part: string): ReadonlyMap<string, string> {
  const text = filesIn(join(PARTS, part))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return new Map(
    text
      .split(/^export const /m)
      .slice(1)
      .map((story) => [/^\w+/.exec(story)?.[0] ?? '', story]),
  );
}

/** How a key is pressed in a story. */
const PRESSED: Readonly<Record<string, RegExp>> = {
  Space: /keyboard\([^)]*[ '}] ?'/,
  Tab: /\.tab\(|\{Tab\}/,
  'Shift+Enter': /\{Shift>\}\{Enter\}/,
  '+': /keyboard\('\++'\)/,
  '-': /keyboard\('-'\)/,
  '0': /keyboard\('0'\)/,
  'A letter': /keyboard\('[a-z]/,
  Letters: /keyboard\('[a-z]/,
};
const presses = (key: string, story: string) => (PRESSED[key] ?? new RegExp(`\\{${key}\\}`)).test(story);

/** What a key row promises and its story does not press. */
const unproved = ({ keys, story }: Key, stories: ReadonlyMap<string, string>): string[] =>
  story === undefined ? [] : keys.split(', ').filter((key) => !presses(key, stories.get(story) ?? ''));

describe('the guide of a part', () => {
  it('is there for each, and for nothing else', () => {
    expect(Object.keys(partGuides).sort()).toEqual(componentsIn(PARTS).sort());
  });

  it.each(Object.entries(partGuides))('%s says all that its page shows', (part, guide) => {
    const { use, avoid, anatomy, access, examples, states } = guide;
    for (const section of [use, avoid, anatomy, access, examples]) expect(section.length).toBeGreaterThan(0);
    for (const sentence of [...use, ...avoid, ...access]) expect(sentence).toMatch(/[.!?”]$/);
    const stories = storiesOf(part);
    const code = storyCode(join(PARTS, part, `${part}${STORIES}`));
    for (const { story } of [...examples, ...states])
      expect([story, stories.has(story)]).toEqual([story, true]);
    for (const { story } of examples) expect([story, code[story]]).toEqual([story, expect.any(String)]);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  });

  it.each(Object.entries(partGuides))('%s names keys that a story presses', (part, { keys }) => {
    const stories = storiesOf(part);
    expect(keys.flatMap((row) => unproved(row, stories))).toEqual([]);
  });
});

describe('the guide of a screen', () => {
  const files = readdirSync(SCREENS).flatMap((name) =>
    name === 'shared' ? [] : filesIn(join(SCREENS, name)),
  );

  it('is there for each file of stories, and names stories with code', () => {
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1, -STORIES.length));
    expect(Object.keys(screenGuides).sort()).toEqual(names.sort());
    for (const file of files) {
      const name = file.slice(file.lastIndexOf('/') + 1, -STORIES.length);
      const code = storyCode(file);
      for (const { story } of screenGuides[name]?.examples ?? [])
        expect([name, story, code[story]]).toEqual([name, story, expect.any(String)]);
    }
  });
});

describe('what is read from the source of a part', () => {
  it('spells types out', () => {
    const { props, element } = propsOf(join(PARTS, 'Button', 'Button.tsx'), 'Button');
    expect(element).toBe('button');
    expect(props.find(({ name }) => name === 'variant')).toEqual({
      name: 'variant',
      type: "'solid' | 'quiet' | 'report' | 'plain'",
      required: false,
      text: expect.stringMatching(/^How strongly/),
    });
  });

  it('has what several types say of one property', () => {
    const { props } = propsOf(join(PARTS, 'Select', 'Select.tsx'), 'Select');
    expect(props.find(({ name }) => name === 'value')?.type).toBe('string | null | readonly string[]');
  });

  it.each(componentsIn(PARTS))('%s: no type is left as a bare name of its kind', (part) => {
    const { props } = propsOf(join(PARTS, part, `${part}.tsx`), part);
    expect(props.filter(({ type }) => /^(?:enum|union|other|)$/.test(type))).toEqual([]);
  });

  it('names the tokens that it is drawn with, those of a shared base too', () => {
    const names = (part: string) => tokensOf(join(PARTS, part)).map(({ group, name }) => `${group}.${name}`);
    expect(names('Tile')).toEqual(
      expect.arrayContaining(['colors.mainBtnBg1', 'colors.mainBtnBg2', 'radii.tile']),
    );
    expect(names('ButtonLink')).toEqual(expect.arrayContaining(['colors.btn1Bg', 'sizes.target']));
    expect(names('VisuallyHidden')).toEqual([]);
  });
});

describe('the sidebar', () => {
  it.each([
    ['Button', 'Solid', true],
    ['Button', 'Matrix', true],
    ['Button', 'MatrixDark', false],
    ['Button', 'AWordLongerThanItsPlaceIsBrokenRatherThanCut', false],
    ['Select', 'HomeAndEndLeadToTheEndsAndEscapeKeepsTheChoice', false],
    ['SelectKeys', 'TypingFinds', false],
    ['Chat', 'OfStaff', true],
    ['Chat', 'OnlyWhatChangedIsDrawnAnew', false],
  ])('shows of %s the story %s: %s', (component, story, shown) => {
    expect(isShown(component, story)).toBe(shown);
  });
});
