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
])('%s was probably meant for %s', (written, name) => expect(nearParameter(written)).toBe(name));

test('what says nothing is said in one sentence, with what was meant', () => {
  expect(parametersSaid([])).toEqual([]);
  expect(parametersSaid(['appLabel', 'nimportequoi'])).toEqual([
    'L’adresse dit ce qui n’est pas connu ici\u202f: appLabel (peut-être lbl), nimportequoi.',
  ]);
});

test('the page of the samples tells every parameter in both languages', () => {
  for (const name of parameters) expect(page.split(`<dt>${name}</dt>`)).toHaveLength(3);
});
