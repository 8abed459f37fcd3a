import { expect, test } from 'vitest';
import page from '../index.html?raw';
import { parameters } from './given.ts';
import { nearParameter, parametersSaid } from './parameters.ts';

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
])('suggests for %s the parameter %s', (written, name) => expect(nearParameter(written)).toBe(name));

test('reports unknown parameters in one sentence, with suggestions', () => {
  expect(parametersSaid([])).toEqual([]);
  expect(parametersSaid(['appLabel', 'nimportequoi'])).toEqual([
    'L’adresse dit ce qui n’est pas connu ici\u202f: appLabel (peut-être lbl), nimportequoi.',
  ]);
});

test('documents every parameter in both languages', () => {
  for (const name of parameters) expect(page.split(`<dt>${name}</dt>`)).toHaveLength(3);
});
