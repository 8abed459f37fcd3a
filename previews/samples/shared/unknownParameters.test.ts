import { expect, test } from 'vitest';
import page from '../index.html?raw';
import { parameters } from './addressParameters.ts';
import { reportUnknownParameters, suggestParameter } from './unknownParameters.ts';

test.each([
  ['appLabel', 'lbl'],
  ['label', 'lbl'],
  ['appLogo', 'logo'],
  ['logos', 'logo'],
  ['w-logo', 'wlogo'],
  ['appColours', 'appColors'],
  ['colors', 'appColors'],
  ['drak', 'dark'],
  ['langue', 'lang'],
  ['nimportequoi', undefined],
  ['utm_source', undefined],
])('suggests for %s the parameter %s', (written, name) => expect(suggestParameter(written)).toBe(name));

test('reports unknown parameters in one sentence, with suggestions', () => {
  expect(reportUnknownParameters([])).toEqual([]);
  expect(reportUnknownParameters(['appLabel', 'nimportequoi'])).toEqual([
    'L’adresse dit ce qui n’est pas connu ici\u202f: appLabel (peut-être lbl), nimportequoi.',
  ]);
});

test('documents every parameter in both languages', () => {
  for (const name of parameters) expect(page.split(`<dt>${name}</dt>`)).toHaveLength(3);
});
