import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from './parts/ChoiceGroup/ChoiceGroup.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { ResponderIcon } from './parts/ResponderIcon/ResponderIcon.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Spinner } from './parts/Spinner/Spinner.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { Tabs } from './parts/Tabs/Tabs.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';
import { UiTextsProvider, type UiTextsProviderProps } from './texts.tsx';

const texts = {
  stars: String,
  starsShort: String,
  rated: String,
  yes: 'Oui',
  no: 'Non',
  choose: 'Choisir',
} as unknown as UiTextsProviderProps['texts'];

const draw = (part: ReactNode) => renderToStaticMarkup(createElement(UiTextsProvider, { texts }, part));
let warn = vi.spyOn(console, 'warn');
const getWarnings = () => warn.mock.calls.map(([words]) => String(words));

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  warn.mockRestore();
});

type RenderCase = () => ReactNode;
const unnamed: readonly (readonly [string, RenderCase, RenderCase])[] = [
  ['Rating', () => createElement(Rating), () => createElement(Rating, { 'aria-label': 'Propreté' })],
  ['YesNo', () => createElement(YesNo), () => createElement(YesNo, { 'aria-labelledby': 'title' })],
  [
    'ChoiceGroup',
    () => createElement(ChoiceGroup),
    () => createElement(ChoiceGroup, { 'aria-label': 'Où ?' }),
  ],
  ['Checkbox', () => createElement(Checkbox), () => createElement(Checkbox, { label: 'Sol' })],
  ['Switch', () => createElement(Switch), () => createElement(Switch, null, 'Son')],
  [
    'Select',
    () => createElement(Select, { label: ' ', options: [] }),
    () => createElement(Select, { label: 'Issue', options: [] }),
  ],
  [
    'RadioGroup',
    () => createElement(RadioGroup, { label: '', options: [] }),
    () => createElement(RadioGroup, { label: 'Issue', options: [] }),
  ],
  [
    'TextField',
    () => createElement(TextField, { label: '' }),
    () => createElement(TextField, { label: 'Nom' }),
  ],
  ['TextArea', () => createElement(TextArea, { label: '' }), () => createElement(TextArea, { label: 'Nom' })],
];

test('a read-only rating needs no accessible name', () => {
  draw(createElement(Rating, { readOnly: true, value: 4 }));
  expect(getWarnings()).toEqual([]);
});

test.each(unnamed)(
  'warns once about a %s without an accessible name, and not in production',
  (part, bare, named) => {
    draw(named());
    vi.stubEnv('NODE_ENV', 'production');
    draw(bare());
    expect(getWarnings()).toEqual([]);
    vi.stubEnv('NODE_ENV', 'development');
    draw(bare());
    draw(bare());
    expect(getWarnings()).toEqual([expect.stringContaining(`a ${part} has no name`)]);
  },
);

const options = [{ value: 'solved', label: 'Résolu' }];
test.each([
  [
    'Select',
    (value: string, given: typeof options) =>
      createElement(Select, { label: 'Issue', options: given, value }),
  ],
  [
    'RadioGroup',
    (value: string, given: typeof options) =>
      createElement(RadioGroup, { label: 'Issue', options: given, value }),
  ],
])('warns once about an unknown value of a %s, and not while its options are empty', (part, of) => {
  draw(of('solved', options));
  draw(of('gone', []));
  expect(getWarnings()).toEqual([]);
  draw(of('gone', options));
  draw(of('gone', options));
  expect(getWarnings()).toEqual([expect.stringContaining(`"gone" is no option of a ${part}`)]);
});

test('warns about a selected tab that does not exist', () => {
  const entries = [{ id: 'talk', label: 'Discussion', content: 'Rien' }];
  draw(createElement(Tabs, { label: 'Vues', entries, selected: 'talk' }));
  expect(getWarnings()).toEqual([]);
  draw(createElement(Tabs, { label: 'Vues', entries, selected: 'files' }));
  expect(getWarnings()).toEqual([expect.stringContaining('"files" is no entry of Tabs')]);
});

test.each([
  ['Select', () => createElement(Select, { label: 'Issue', options })],
  ['Spinner', () => createElement(Spinner)],
])('a %s without a texts provider throws its name and the missing provider', (part, bare) => {
  expect(() => renderToStaticMarkup(bare())).toThrow(
    new RegExp(`^${part} without words for a screen reader: mount <UiTextsProvider>`),
  );
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => renderToStaticMarkup(bare())).toThrow(/^A part without words/);
});

test('a responder code without an icon is reported once, and has the fallback icon', () => {
  const drawn = ['lighthouse', 'lighthouse', 'maintenance'].map((code) =>
    draw(createElement(ResponderIcon, { code, label: 'Phare' })),
  );
  expect(warn.mock.calls).toEqual([
    ['No icon for a responder code', { event: 'responder_icon_missing', code: 'lighthouse' }],
  ]);
  expect(drawn.map((icon) => icon.includes('data-responder="unknown"'))).toEqual([true, true, false]);
});
