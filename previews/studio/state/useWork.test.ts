import { expect, test } from 'vitest';
import { emptyDocument, isLabel, type ThemeDocument } from './document.ts';
import { MAX_STEPS, reduceWork, startWork, type WorkState } from './useWork.ts';

const named = (label: string): ThemeDocument => ({ ...emptyDocument, label });
const change = (state: WorkState, label: string, mark = label, at = 0) =>
  reduceWork(state, { type: 'change', mark, at, update: () => named(label) });
const undo = (state: WorkState) => reduceWork(state, { type: 'undo' });
const redo = (state: WorkState) => reduceWork(state, { type: 'redo' });
const start = startWork(named('0'), named('0'));

test('undoes and redoes step by step, to both ends', () => {
  const work = change(change(start, '1'), '2');
  expect(undo(work).document.label).toBe('1');
  expect(undo(undo(undo(work))).document.label).toBe('0');
  expect(redo(redo(undo(undo(work)))).document.label).toBe('2');
  expect(redo(work)).toBe(work);
});

test('merges steps with one mark within half a second, but not after an undo', () => {
  const work = change(change(change(start, '1', 'txt', 0), '2', 'txt', 400), '3', 'txt', 1000);
  expect(undo(work).document.label).toBe('2');
  expect(undo(undo(work)).document.label).toBe('0');
  const again = change(undo(change(start, '1', 'txt', 0)), '2', 'txt', 100);
  expect(undo(again).document.label).toBe('0');
});

test('drops redo steps after a new change, and keeps a hundred steps', () => {
  expect(redo(change(undo(change(start, '1')), '2')).document.label).toBe('2');
  const many = Array.from({ length: MAX_STEPS + 5 }, (_, at) => String(at)).reduce(
    (work, label) => change(work, label),
    start,
  );
  expect(many.past).toHaveLength(MAX_STEPS);
});

test('takes the saved theme as “before” and keeps changes made during the save', () => {
  const saved = reduceWork(change(start, '1'), { type: 'keep', document: named('saved') });
  expect([saved.before.label, saved.document.label]).toEqual(['saved', '1']);
});

test.each([
  ['', true],
  ['  L’Île & Cie #1 ? ', true],
  ['維多利亞', true],
  ['   ', false],
  ['\u200b\u2060', false],
  ['Valmer\nHacked', false],
])('accepts a customer’s name that is empty or one visible line: %j', (text, fits) =>
  expect(isLabel(text)).toBe(fits),
);
