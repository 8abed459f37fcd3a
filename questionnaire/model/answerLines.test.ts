import { expect, test } from 'vitest';
import { answerLines } from './answerLines.ts';
import type { Item } from './schema.ts';

const words = {
  find: (id: string) =>
    ({ title: 'Que se passe-t-il ?', dirty: 'Sale', empty: 'Plus de papier', ask: 'Urgent ?' })[id],
  yes: 'Oui',
  no: 'Non',
  stars: (count: number, max: number) => `${count} sur ${max}`,
};
const title: Item = { type: 'text', id: 'title', bold: true };
const box = (id: string): Item => ({ type: 'checkbox', id });

test('lists ticked boxes on one line under their prompt', () => {
  expect(answerLines([title, box('dirty'), box('empty')], { dirty: true, empty: true }, words)).toEqual([
    { label: 'Que se passe-t-il ?', value: 'Sale, Plus de papier' },
  ]);
});

test('a no is an answer, a skipped question is not', () => {
  const urgent: Item = { type: 'yesNo', id: 'ask', yes: 'y', no: 'n' };
  expect(answerLines([urgent], { ask: false }, words)).toEqual([{ label: 'Urgent ?', value: 'Non' }]);
  expect(answerLines([urgent], {}, words)).toEqual([]);
});

test('separates several questions in one message and shows each prompt once', () => {
  const urgent: Item = { type: 'yesNo', id: 'ask', yes: 'y', no: 'n' };
  const lines = answerLines(
    [title, box('dirty'), { type: 'text', id: 'ask' }, urgent],
    { dirty: true, ask: true },
    words,
  );
  expect(lines).toEqual([
    { label: 'Que se passe-t-il ?', value: 'Sale' },
    { label: 'Urgent ?', value: 'Oui' },
  ]);
});

test('masks codes and groups phone numbers', () => {
  const lines = answerLines(
    [
      { type: 'input', id: 'p', subType: 'phone' },
      { type: 'input', id: 'c', subType: 'code' },
    ],
    { p: '33612345678', c: 'abc23' },
    words,
  );
  expect(lines.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(['+33 6 12 34 56 78', '•••••']);
});

test('shows a message under its own prompt, also after a choice', () => {
  const side: Item = { type: 'text', text: 'De quel côté ?' };
  const say: Item = { type: 'text', text: 'Précisez' };
  const lines = answerLines(
    [side, box('dirty'), say, { type: 'message', id: 'm' }],
    { dirty: true, m: 'Au fond' },
    words,
  );
  expect(lines).toEqual([
    { label: 'De quel côté ?', value: 'Sale' },
    { label: 'Précisez', value: 'Au fond', written: true },
  ]);
});

test('a prompt labels only the first answer under it', () => {
  const say: Item = { type: 'text', text: 'Précisez' };
  const free = (id: string): Item => ({ type: 'message', id });
  expect(answerLines([say, free('m'), free('n')], { m: 'Au fond', n: 'Vite' }, words)).toEqual([
    { label: 'Précisez', value: 'Au fond', written: true },
    { label: '', value: 'Vite', written: true },
  ]);
});

test('the question, not the small text under it, labels the answer', () => {
  const hint: Item = { type: 'text', text: 'Plusieurs réponses possibles.', small: true };
  expect(answerLines([title, hint, box('dirty')], { dirty: true }, words)).toEqual([
    { label: 'Que se passe-t-il ?', value: 'Sale' },
  ]);
});

test('small text labels the following items if no question is above', () => {
  const small: Item = { type: 'text', text: 'Précisez', small: true };
  const free: Item = { type: 'message', id: 'm' };
  expect(answerLines([small, free], { m: 'Au fond' }, words)).toEqual([
    { label: 'Précisez', value: 'Au fond', written: true },
  ]);
  expect(answerLines([title, box('dirty'), small, free], { dirty: true, m: 'Au fond' }, words)).toEqual([
    { label: 'Que se passe-t-il ?', value: 'Sale' },
    { label: 'Précisez', value: 'Au fond', written: true },
  ]);
});
