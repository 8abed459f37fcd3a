import { expect, test } from 'vitest';
import { differenceOf } from './choices.ts';

const nothing = { here: {}, profile: {} };

test('what was chosen on another device is taken over here', () => {
  const before = { language: 'fr-FR', scheme: 'auto' } as const;
  expect(differenceOf(before, { language: 'en-US', scheme: 'dark' }, before)).toEqual({
    here: { language: 'en-US', scheme: 'dark' },
    profile: {},
  });
});

test('a new device, on which nothing was chosen, takes everything over', () => {
  const known = { language: 'en-US', scheme: 'dark' } as const;
  expect(differenceOf({}, known)).toEqual({ here: known, profile: {} });
});

test('what was chosen here and did not get through is told again', () => {
  const before = { language: 'fr-FR', scheme: 'dark' } as const;
  expect(differenceOf({ language: 'fr-FR', scheme: 'auto' }, before, before)).toEqual({
    here: {},
    profile: { scheme: 'auto' },
  });
});

test('what was chosen before there was a session is told to it', () => {
  expect(differenceOf({ language: 'en-US' }, {})).toEqual({ here: {}, profile: { language: 'en-US' } });
});

test('two that agree have nothing to tell', () => {
  const same = { language: 'en-US', scheme: 'light' } as const;
  expect(differenceOf(same, same)).toEqual(nothing);
  expect(differenceOf({}, {})).toEqual(nothing);
  expect(differenceOf({}, same, same)).toEqual(nothing);
});
