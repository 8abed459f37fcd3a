import { expect, it } from 'vitest';
import { applyAnswer, CLEAN, reconcile } from './draftState.ts';

const [OLD, NEW] = ['2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z'];
const clean = { ...CLEAN, known: OLD };
const dirty = { ...clean, dirty: true };
const kept = { csid: 'case', txt: 'Du bureau', saved: NEW };

it.each([
  ['takes words of another device', '', CLEAN, kept, { adopt: 'Du bureau', known: NEW }],
  ['takes newer words, where it changed nothing', 'Avant', clean, kept, { adopt: 'Du bureau', known: NEW }],
  [
    'empties the field once another device sent them',
    'Avant',
    clean,
    undefined,
    { adopt: '', known: undefined },
  ],
  ['sends its own words, where both changed', 'Ici', dirty, kept, 'send'],
  ['sends words that no server has seen', 'Ici', CLEAN, undefined, 'send'],
  ['sends words typed without a network', 'Ici', { ...CLEAN, dirty: true }, undefined, 'send'],
  ['sends that the field is empty', '', { ...clean, dirty: true }, { ...kept, saved: OLD }, 'send'],
  ['leaves what both have', 'Du bureau', { ...CLEAN, known: NEW }, kept, 'nothing'],
  ['leaves an empty field', '', CLEAN, undefined, 'nothing'],
] as const)('%s', (_, txt, state, server, expected) => {
  expect(reconcile(txt, state, server)).toEqual(expected);
});

it('shows the words that won, and keeps the others at hand', () => {
  const ours = { now: 'Ici', sent: 'Ici', state: dirty };
  expect(applyAnswer(ours, { ...kept, other: 'Ici' })).toEqual({
    txt: 'Du bureau',
    state: { ...clean, known: NEW },
    other: 'Ici',
  });
  expect(applyAnswer(ours, { ...kept, txt: 'Ici', other: 'Du bureau' })).toMatchObject({
    txt: 'Ici',
    other: 'Du bureau',
  });
});

it('keeps the text of a user who goes on typing', () => {
  const typed = { now: 'Ici et là', sent: 'Ici', state: dirty };
  expect(applyAnswer(typed, { ...kept, txt: 'Ici' })).toEqual({
    txt: 'Ici et là',
    state: { ...dirty, known: NEW },
    other: undefined,
  });
});

it('leaves the field empty after sending, regardless of other devices', () => {
  expect(applyAnswer({ now: '', sent: '', state: dirty }, kept)).toEqual({
    txt: '',
    state: { ...clean, known: undefined },
  });
});
