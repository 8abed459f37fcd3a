import * as z from 'zod/mini';
import { type Keeper, keeper } from '../../lib/session/keeper.ts';

export const begunSchema = z.object({
  language: z.string(),
  rows: z.array(z.object({ key: z.string(), at: z.string(), to: z.optional(z.number()), txt: z.string() })),
});
/** Unfinished captions. */
export type BegunCaptions = z.infer<typeof begunSchema>;

export interface CaptionsDraft {
  readonly load: () => BegunCaptions | undefined;
  readonly save: (begun: BegunCaptions) => void;
  readonly remove: () => void;
}

const captionsDraft = ({ load, save, remove }: Keeper): CaptionsDraft => ({
  load: () => z.safeParse(begunSchema, load()).data,
  save,
  remove,
});

/** Storage name of a file's draft, in the pattern of a case's dialog drafts. */
export const begunName = (csid: string, what: 'film' | 'alt', file: string): string =>
  `step_${csid}_${what}.${file.replaceAll('_', '.')}`;

export const sentCaptionsDraft = (crUid: string, csid: string, film: string): CaptionsDraft =>
  captionsDraft(keeper(crUid, begunName(csid, 'film', film)));

/** Draft of an unsent video, stored with it. */
export const heldCaptionsDraft = (
  held: Map<string, BegunCaptions>,
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
