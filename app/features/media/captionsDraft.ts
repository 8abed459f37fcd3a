import * as z from 'zod/mini';
import { createUserSlot, type StorageSlot } from '../../lib/session/storageSlot.ts';

export const pendingCaptionsSchema = z.object({
  language: z.string(),
  rows: z.array(z.object({ key: z.string(), at: z.string(), to: z.optional(z.number()), txt: z.string() })),
});
export type PendingCaptions = z.infer<typeof pendingCaptionsSchema>;

export interface CaptionsDraft {
  readonly load: () => PendingCaptions | undefined;
  readonly save: (begun: PendingCaptions) => void;
  readonly remove: () => void;
}

const createDraft = ({ load, save, remove }: StorageSlot): CaptionsDraft => ({
  load: () => z.safeParse(pendingCaptionsSchema, load()).data,
  save,
  remove,
});

/** Storage name, in the pattern of a case's dialog drafts. */
export const getDraftName = (csid: string, what: 'film' | 'alt', file: string): string =>
  `step_${csid}_${what}.${file.replaceAll('_', '.')}`;

export const createSentVideoCaptionsDraft = (crUid: string, csid: string, film: string): CaptionsDraft =>
  createDraft(createUserSlot(crUid, getDraftName(csid, 'film', film)));

/** Stored with the unsent video. */
export const createPendingDraft = (
  held: Map<string, PendingCaptions>,
  film: string,
  onChange: () => void,
): CaptionsDraft => ({
  load: () => held.get(film),
  save(begun) {
    held.set(film, begun);
    onChange();
  },
  remove() {
    if (held.delete(film)) onChange();
  },
});
