import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyCode } from '../../.storybook/code/storyCode.ts';
import { componentsIn } from '../../.storybook/facts/facts.ts';
import { type Prop, propsOf } from '../../.storybook/facts/props.ts';
import { tokensOf } from '../../.storybook/facts/tokens.ts';
import { isShown, partGuides, screenGuides } from '../../.storybook/guides/all.ts';
import { isTest, nameIn } from '../../.storybook/shownStories.ts';

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
