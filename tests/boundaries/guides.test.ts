import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyCode } from '../../.storybook/code/storyCode.ts';
import { componentsIn } from '../../.storybook/facts/facts.ts';
import { type Prop, propsOf } from '../../.storybook/facts/props.ts';
import { tokensOf } from '../../.storybook/facts/tokens.ts';
import { isShown, partGuides, screenGuides } from '../../.storybook/guides/all.ts';
import type { Key } from '../../.storybook/guides/guide.ts';
import { isTest, nameIn } from '../../.storybook/shownStories.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = join(ROOT, 'ui', 'parts');
const SCREENS = join(ROOT, 'ui', 'screens');
const STORIES = '.stories.tsx';

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(STORIES))
    .map((name) => join(folder, name));

/** What a story of a part does, by its name: the text from its name to the next one. */
const storiesOf = (part: string): ReadonlyMap<string, string> => storiesIn(filesIn(join(PARTS, part)));

function storiesIn(files: readonly string[]): ReadonlyMap<string, string> {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
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
  'Shift+ArrowDown': /\{Shift>\}\{ArrowDown\}/,
  '/': /keyboard\('\/'\)/,
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

/** The sources of a part and of the parts that it, or its stories, are made of. */
function stylesOf(folder: string, seen = new Set<string>()): string {
  if (seen.has(folder)) return '';
  seen.add(folder);
  const texts = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const others = texts.flatMap((text) =>
    [...text.matchAll(/from '\.\.\/([A-Z]\w+)\//g)].map(([, name = '']) => stylesOf(join(PARTS, name), seen)),
  );
  return [...texts, ...others].join('\n');
}

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

  it.each(Object.entries(partGuides))(
    '%s shows how it looks under a pointer or with the focus if keys reach it',
    (part, guide) => {
      const { keys, states } = guide;
      expect([part, keys.length === 0 || states.some(({ shown }) => shown)]).toEqual([part, true]);
    },
  );

  it.each(Object.entries(partGuides))('%s shows no state that its styles do not know', (part, { states }) => {
    const shown = new Set(states.map(({ shown: how }) => how));
    const styles = stylesOf(join(PARTS, part));
    expect([part, !shown.has('hover') || /:hover|\bhoverEdge\b/.test(styles)]).toEqual([part, true]);
    expect([part, !shown.has('pressed') || /:active\b/.test(styles)]).toEqual([part, true]);
  });

  it.each(Object.entries(partGuides))('%s gives its states properties that it has', (part, { states }) => {
    const { props, element } = propsOf(join(PARTS, part, `${part}.tsx`), part);
    // What every element of the kind has is named, not listed.
    const known = new Set(['children', ...(element ? ['disabled'] : []), ...props.map(({ name }) => name)]);
    const given = states.flatMap((state) => Object.keys(state.props ?? {}));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('shows what may go wrong with whatever is filled in or pressed', () => {
    const shown = (part: string) => partGuides[part]?.states.map(({ name }) => name) ?? [];
    for (const part of [
      'Checkbox',
      'Rating',
      'YesNo',
      'TextField',
      'TextArea',
      'Select',
      'Composer',
      'Button',
    ])
      expect([part, shown(part)]).toEqual([part, expect.arrayContaining(['Disabled'])]);
    for (const part of [
      'Button',
      'ButtonLink',
      'Tile',
      'Checkbox',
      'Rating',
      'Select',
      'TextField',
      'Header',
      'ErrorState',
      'Bubble',
      'BubbleAnswers',
      'BubblePoll',
      'SystemMessage',
      'Composer',
      'Dialog',
      'Drawer',
      'ConfirmDrawer',
      'Popup',
      'Toast',
    ])
      expect([part, shown(part)]).toEqual([part, expect.arrayContaining(['Long words'])]);
    for (const part of ['Select', 'TextField']) expect(shown(part)).toContain('Wrong, told below');
    expect(shown('Select')).toEqual(expect.arrayContaining(['Its list is open', 'Several, open']));
    expect(shown('ConfirmDrawer')).toEqual(expect.arrayContaining(['At work', 'It failed']));
    expect(shown('Bubble')).toEqual(expect.arrayContaining(['On its way', 'Failed']));
    expect(shown('Composer')).toEqual(expect.arrayContaining(['Refused', 'Too long to be sent']));
    for (const part of ['BubbleImage', 'BubbleVideo', 'ImageViewer'])
      expect([part, shown(part)]).toEqual([
        part,
        expect.arrayContaining([expect.stringMatching(/^(Gone|Broken)$/)]),
      ]);
    expect(shown('Rating').length).toBeGreaterThan(6);
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
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -STORIES.length);

  it('is there for each file of stories, and for nothing else', () => {
    expect(Object.keys(screenGuides).sort()).toEqual(files.map(nameOf).sort());
  });

  it.each(files.map((file) => [nameOf(file), file]))('%s says all that its page shows', (name, file) => {
    const guide = screenGuides[name];
    if (!guide) throw new Error(`no guide of ${name}`);
    const { use, avoid, anatomy, access, examples, keys } = guide;
    for (const section of [use, avoid, anatomy, access, examples, keys])
      expect(section.length).toBeGreaterThan(0);
    for (const sentence of [...use, ...avoid, ...access]) expect(sentence).toMatch(/[.!?”]$/);
    const code = storyCode(file);
    for (const { story } of examples) expect([story, code[story]]).toEqual([story, expect.any(String)]);
    expect(keys.flatMap((row) => unproved(row, storiesIn([file])))).toEqual([]);
  });

  it('names parts and screens by names that they have', () => {
    const known = [...componentsIn(PARTS), ...Object.keys(screenGuides)];
    // What is recommended in place of another thing is its last word.
    const named = Object.values({ ...partGuides, ...screenGuides }).flatMap(({ avoid }) =>
      avoid.flatMap((line) => /: ([A-Z]\w*[a-z][A-Z]?\w*)\.$/.exec(line)?.[1] ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the introduction', () => {
  it('has no code of its own: it shows that of the README, which is built as it is printed', () => {
    const text = readFileSync(join(ROOT, '.storybook', 'pages', 'Introduction.mdx'), 'utf8');
    expect(text).toContain('<ReadmeCode />');
    expect(text).not.toMatch(/```|npm install|<CodeBlock/);
  });
});

describe('other names of parts', () => {
  it('lead to each, by words that somebody types who knows another library', () => {
    const text = readFileSync(join(ROOT, '.storybook', 'pages', 'OtherNames.stories.tsx'), 'utf8');
    const rows = [
      ...text.matchAll(
        /^export const (\w+): Story = \{\s*name: '([^']+) → (\w+)',\s*args: \{ part: '(\w+)' \}/gm,
      ),
    ];
    expect(rows.map(([, , , part]) => part)).toEqual(componentsIn(PARTS).sort());
    for (const [, story, , part, to] of rows) expect([story, to]).toEqual([part, part]);
    const found = (word: string) =>
      rows.filter(([, , names]) => names?.toLowerCase().includes(word)).map(([, story]) => story);
    expect(found('star')).toContain('Rating');
    expect(found('étoiles')).toEqual(['Rating']);
    expect(found('photo')).toEqual(expect.arrayContaining(['ImageViewer', 'BubbleImage']));
    expect(found('snackbar')).toEqual(['Toast']);
    expect(found('bottom sheet')).toEqual(['Drawer']);
    expect(found('note')).toContain('Rating');
  });
});

describe('the code of an example', () => {
  const codeIn = (folder: string, name: string) => storyCode(join(folder, name, `${name}${STORIES}`));

  it('gives nothing that is nothing, but what a component asks for', () => {
    expect(codeIn(join(ROOT, 'ui', 'parts'), 'Rating').ReadOnlyRoundsToOneDecimal).not.toContain('undefined');
    expect(codeIn(join(ROOT, 'ui', 'parts'), 'TextField').PasswordCanBeShown).not.toContain('undefined');
    expect(codeIn(join(ROOT, 'ui', 'screens'), 'CaseList').Loading).toContain('items={undefined}');
  });

  it('turns a story from right to left, in its language, as a page would', () => {
    for (const part of ['Rating', 'ChoiceGroup']) {
      const code = codeIn(join(ROOT, 'ui', 'parts'), part);
      const turned = Object.values(code).filter((text) => text.includes('dir="rtl"'));
      expect([part, turned.length > 0]).toEqual([part, true]);
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

  it('spells out objects of many fields, those in them and in lists too', () => {
    const { props } = propsOf(join(SCREENS, 'StaffBoard', 'StaffBoard.tsx'), 'StaffBoard');
    const nav = props.find(({ name }) => name === 'nav');
    expect(nav?.fields?.map(({ name }) => name)).toEqual([
      'customer',
      'entries',
      'currentId',
      'onSelect',
      'end',
    ]);
    const list = props.find(({ name }) => name === 'list');
    expect(list?.fields?.map(({ name }) => name)).not.toContain('searchRef');
    // What is short stands in the line.
    expect(nav?.fields?.find(({ name }) => name === 'entries')?.type).toMatch(
      /^readonly \{ id: string; .* \}\[\]$/,
    );
  });

  it.each(readdirSync(SCREENS).filter((name) => name !== 'shared'))(
    '%s: no object of ours stands by its name',
    (name) => {
      const bare = (props: readonly Prop[]): string[] =>
        props.flatMap(({ type, fields, name }) =>
          fields
            ? bare(fields)
            : /^(?:readonly )?(?!React|Ref<|Partial<|Record<)[A-Z]\w*(?:<.*>)?(?:\[\])?$/.test(type)
              ? [`${name}: ${type}`]
              : [],
        );
      const { props } = propsOf(join(SCREENS, name, `${name}.tsx`), name);
      expect(bare(props)).toEqual([]);
    },
  );

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
    const ofScreen = tokensOf(join(SCREENS, 'CaseList')).map(({ group, name }) => `${group}.${name}`);
    expect(ofScreen).toEqual(expect.arrayContaining(['colors.mainBtnBg1', 'colors.mainBtnSelBg2']));
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

  it.each([
    ['questionnaire/react/Questionnaire', 'AllItemTypes', false],
    ['questionnaire/react/Questionnaire', 'MissingStarsAreExposed', true],
    ['questionnaire/react/Places', 'InADrawer', false],
    ['questionnaire/react/Places', 'WhatWasTypedSurvivesAReload', true],
    ['questionnaire/react/Flows', 'StartReport', false],
    ['ui/parts/Rating/Rating', 'Matrix', false],
    ['ui/parts/Rating/Rating', 'BackspaceClearsToo', true],
    ['ui/boxSizing', 'Any', true],
    ['.storybook/pages/Patterns', 'AForm', false],
  ])('and the search leave out what is a test alone: %s, %s: %s', (file, story, test) => {
    expect(isTest(join(ROOT, `${file}${STORIES}`), story)).toBe(test);
  });

  it('calls an example as its page does, and not by what it proves', () => {
    const name = (story: string) => nameIn(join(PARTS, 'Drawer', `Drawer${STORIES}`), story);
    expect(name('CloseButtonAndEscapeAskToClose')).toBe('A rating');
    expect(name('Matrix')).toBeUndefined();
  });
});
