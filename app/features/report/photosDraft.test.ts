import { expect, test } from 'vitest';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { mergeStoredVideos } from './photosDraft.ts';

const photo = (id: string): QueuedFile => ({ id, blob: new Blob([id]) });
const film = (id: string): QueuedFile => ({ ...photo(id), video: { width: 4, height: 3, seconds: 2 } });
const idsOf = (files: readonly QueuedFile[] = []) => files.map(({ id }) => id).join();

test.each([
  ['films stand where they stood', 'a,c', 'a,FILM,c', 'a,FILM,c'],
  ['a photo that was taken out meanwhile stays out', 'c', 'a,FILM,c', 'FILM,c'],
  ['one that came meanwhile stands last', 'a,d', 'a,FILM', 'a,FILM,d'],
  ['a film that is shown stands once', 'FILM', 'FILM', 'FILM'],
  ['nothing was kept', 'a', '', 'a'],
  ['a film alone', '', 'FILM', 'FILM'],
])('after a reload: %s', (_, shown, kept, expected) => {
  const filesOf = (ids: string) =>
    ids
      .split(',')
      .filter(Boolean)
      .map((id) => (id === 'FILM' ? film(id) : photo(id)));
  const all = mergeStoredVideos({ item: filesOf(shown) }, { item: filesOf(kept) });
  expect(idsOf(all.item)).toBe(expected);
});
