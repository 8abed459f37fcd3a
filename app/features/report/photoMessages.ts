import { FILES_MAX } from '@parvis/api/constants';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { type NewItem, type QueuedFile, toFileReferences } from '../../lib/api/outboxItems.ts';
import type { PhotosByItem } from './photosDraft.ts';

/** Skips unanswered questions: going back may change the path. */
export const collectPhotos = (
  { answersArray }: Pick<FinalReport, 'answersArray'>,
  photos: PhotosByItem,
): readonly QueuedFile[] =>
  answersArray
    .flatMap(({ items }) => items)
    .flatMap(({ type, id = '' }) =>
      type === 'photo' && Object.hasOwn(photos, id) ? (photos[id] ?? []) : [],
    );

/** The first photo's id is the idempotency key. */
export function buildPhotoMessages(
  files: readonly QueuedFile[],
  { cuid, csid, crUid }: Pick<NewItem, 'cuid' | 'csid' | 'crUid'>,
): NewItem[] {
  const messages: NewItem[] = [];
  for (let at = 0; at < files.length; at += FILES_MAX) {
    const some = files.slice(at, at + FILES_MAX);
    const id = some[0]?.id ?? '';
    messages.push({
      kind: 'media',
      id,
      cuid,
      csid,
      crUid,
      shown: {},
      files: some,
      body: { csid, id, files: toFileReferences(some) },
    });
  }
  return messages;
}
