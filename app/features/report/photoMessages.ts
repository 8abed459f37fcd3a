import { FILES_MAX } from '@parvis/api/constants';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { type HeldFile, type NewItem, named } from '../../lib/api/outgoing.ts';
import type { PhotosByItem } from './photosDraft.ts';

/** The photos of the questions that a report names: whoever went back may have taken another way. */
export const photosIn = (
  { answersArray }: Pick<FinalReport, 'answersArray'>,
  photos: PhotosByItem,
): readonly HeldFile[] =>
  answersArray
    .flatMap(({ items }) => items)
    .flatMap(({ type, id = '' }) =>
      type === 'photo' && Object.hasOwn(photos, id) ? (photos[id] ?? []) : [],
    );

/** The messages that bring them, right behind the report. Each is called as its first photo is: sent twice, they are stored once. */
export function photoMessages(
  files: readonly HeldFile[],
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
      body: { csid, id, files: named(some) },
    });
  }
  return messages;
}
