import { describe, expect, test } from 'vitest';
import { getNewEntries, type MessageListEntry, toRows } from './rows.ts';

const monday = { key: '2025-11-17', label: 'lundi' };
const tuesday = { key: '2025-11-18', label: 'mardi' };
const createEntry = (id: string, authorKey?: string, day = monday): MessageListEntry => ({
  id,
  day,
  authorKey,
});

const getPlaces = (entries: MessageListEntry[]) =>
  toRows(entries).map((row) => (row.kind === 'day' ? row.label : [row.key, row.place.first, row.place.last]));

describe('toRows', () => {
  test('groups consecutive messages of one author', () => {
    expect(getPlaces([createEntry('1', 'a'), createEntry('2', 'a'), createEntry('3', 'b')])).toEqual([
      'lundi',
      ['1', true, false],
      ['2', false, true],
      ['3', true, true],
    ]);
  });

  test('an event ends a group', () => {
    expect(getPlaces([createEntry('1', 'a'), createEntry('2'), createEntry('3', 'a')])).toEqual([
      'lundi',
      ['1', true, true],
      ['2', true, true],
      ['3', true, true],
    ]);
  });

  test('adds one separator for a new day and ends the group', () => {
    expect(getPlaces([createEntry('1', 'a'), createEntry('2', 'a', tuesday)])).toEqual([
      'lundi',
      ['1', true, true],
      'mardi',
      ['2', true, true],
    ]);
  });
});

describe('new entries', () => {
  const all = [createEntry('1'), createEntry('2'), createEntry('3')];

  test('are those after the last known id', () => {
    expect(getNewEntries(all, '1').map(({ id }) => id)).toEqual(['2', '3']);
  });

  test('are empty for a new list or another conversation', () => {
    expect(getNewEntries(all, undefined)).toEqual([]);
    expect(getNewEntries(all, 'x')).toEqual([]);
  });
});
