import { expect, it } from 'vitest';
import type { Item } from '../model/schema.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import { findTextBefore, groupRuns, isAnswering, listMissingNames } from './itemRuns.ts';

const box = (id: string): Item => ({ type: 'checkbox', id, text: id });
const text: Item = { type: 'text', text: 'above' };
const small: Item = { type: 'text', text: 'how', small: true };
const rating: Item = { type: 'rating', id: 'r', text: 'stars' };
const field: Item = { type: 'input', id: 'f', text: 'field', subType: 'email' };
const drawn = (items: Item[]) =>
  groupRuns(items).map((run) =>
    run.kind === 'item' ? run.item.type : run.items.map(({ id }) => id).join('+'),
  );

it('groups consecutive checkboxes', () => {
  expect(drawn([box('a'), box('b'), text, box('c'), rating])).toEqual(['a+b', 'text', 'c', 'rating']);
  expect(drawn([])).toEqual([]);
  expect(groupRuns([box('a'), text, rating, { type: 'confirm' }]).map(isAnswering)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('labels items by the nearest text above', () => {
  const runs = groupRuns([text, box('a'), rating, text, box('b')]);
  expect(runs.map((_, index) => findTextBefore(runs, index))).toEqual([-1, 0, 0, 0, 3]);
});

it('small text right under another is no label; alone it is', () => {
  const hint: Item = { type: 'text', text: 'several may be ticked', small: true };
  const runs = groupRuns([hint, box('a'), text, hint, box('b'), hint]);
  expect(runs.map((_, index) => findTextBefore(runs, index))).toEqual([-1, 0, 0, 2, 2, 2]);
  expect(listMissingNames(runs, ['b'], words, 'title')).toEqual(['above']);
});

const words = (id: string) => `words of ${id}`;
it.each<[string, Item[], string[], string | undefined, string[]]>([
  ['boxes by the text above', [text, box('a'), rating], ['a'], 'title', ['above']],
  ['boxes without one by the title', [box('a'), rating], ['a'], 'title', ['title']],
  ['boxes under small words alone by the title', [small, box('a')], ['a'], 'title', ['title']],
  ['boxes under small words by them where there is no title', [small, box('a')], ['a'], undefined, ['how']],
  ['boxes with neither by nothing', [box('a'), rating], ['a'], undefined, []],
  ['stars by their own words', [rating, box('a')], ['r'], 'title', ['stars']],
  ['the only stars by the title', [rating], ['r'], 'title', ['title']],
  ['the only stars by their own without one', [rating], ['r'], undefined, ['stars']],
  ['the only boxes by the text above', [text, box('a')], ['a'], 'title', ['above']],
  ['words by their id', [{ type: 'rating', id: 'r' }, box('a')], ['r'], 'title', ['words of r']],
  ['no fields', [field, rating], ['f'], 'title', []],
  ['nothing that is right', [rating], [], 'title', []],
  ['each once', [text, box('a'), box('b'), rating], ['a', 'b', 'r'], 'title', ['above', 'stars']],
])('names missing answers: %s', (_, items, invalid, title, names) => {
  expect(listMissingNames(groupRuns(items), invalid, words, title)).toEqual(names);
});

it('gives each field its browser hints', () => {
  const plain = { autoCapitalize: 'none', spellCheck: false };
  expect(FIELD_KINDS).toEqual({
    email: { type: 'text', inputMode: 'email', autoComplete: 'email', ...plain },
    code: { type: 'text', inputMode: 'text', autoComplete: 'one-time-code', ...plain },
    phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', ...plain },
  });
});
