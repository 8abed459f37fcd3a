import { expect, test } from 'vitest';
import { findTypedOption } from './listbox.ts';

const options = ['Avenue', 'École', 'Égout bouché', 'Grande rue', 'Grande place', 'Œuvre d’art'].map(
  (label) => ({
    value: label,
    label,
  }),
);

test.each([
  ['e', 'École'],
  ['eg', 'Égout bouché'],
  ['ÉG', 'Égout bouché'],
  ['e\u0301g', 'Égout bouché'],
  ['grande p', 'Grande place'],
  ['oe', 'Œuvre d’art'],
  ['avenue', 'Avenue'],
  ['x', undefined],
] as const)('typing %j selects %j', (typed, label) => {
  expect(options[findTypedOption(options, typed, -1)]?.label).toBe(label);
});
