import type { Note } from '@parvis/api/entities/note';
import { createTextStore } from '@parvis/locales/translate';
import type { ChatItem } from '@parvis/ui/screens/Chat';
import { expect, test } from 'vitest';
import { findNote, mergeNotes } from './noteItems.tsx';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'staff');

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const createNote = (id: string, minute: number, more: Partial<Note> = {}): Note => ({
  ...{ id, txt: 'Clé', at: at(minute), mine: false, name: 'Anna Petit', crUid: 'anna', mentions: [] },
  ...more,
});
const createEvent = (id: string, minute: number): ChatItem => ({
  ...{ kind: 'event', id, event: 'other', text: 'Reçu', time: new Date(at(minute)) },
  day: { key: 'd', label: 'Aujourd’hui' },
});
const items = [createEvent('one', 10), createEvent('two', 20)];
const merge = (notes: readonly Note[], more: { isWhole?: boolean; paper?: boolean } = {}) =>
  mergeNotes(items, notes, texts, {
    info: { participants: [] },
    ...{ isWhole: true, paper: false, ...more },
  });

test('puts notes between messages by time', () => {
  const merged = merge([createNote('late', 30), createNote('between', 15), createNote('early', 5)]);
  expect(merged.map(({ id }) => id)).toEqual(['note-early', 'one', 'note-between', 'two', 'note-late']);
});

test('leaves out notes before the oldest loaded message', () => {
  const merged = merge([createNote('between', 15), createNote('early', 5)], { isWhole: false });
  expect(merged.map(({ id }) => id)).toEqual(['one', 'note-between', 'two']);
});

test('a note shows its kind, author and mentions', () => {
  const mentions = [{ rlid: 'b1', name: 'Bruno Roux' }];
  const note = createNote('n', 15, { txt: '@[b1] la clé', mentions, changed: at(16) });
  const [, item] = merge([note]);
  expect(item).toMatchObject({
    text: '@Bruno Roux la clé',
    note: { label: 'Note interne', words: { props: { marks: ['@Bruno Roux'] } } },
    author: { name: 'Anna Petit', initials: 'AP' },
    statusText: 'corrigée',
    mine: false,
  });
  expect(item && findNote([note], item)).toBe(note);
  expect(findNote([note], { id: 'n' })).toBeUndefined();
});

test('prints the names of staff, including the reader’s', () => {
  const own = createNote('n', 15, { mine: true });
  const author = (paper: boolean) => {
    const item = merge([own], { paper })[1];
    return item?.kind === 'message' ? [item.author.name, item.mine] : [];
  };
  expect([author(false), author(true)]).toEqual([
    ['Vous', true],
    ['Anna Petit', false],
  ]);
});
