import * as z from 'zod/mini';
import { type Keeper, keeper } from '../../lib/session/keeper.ts';

/** The same, as a device keeps it. */
export const begunSchema = z.object({
  language: z.string(),
  rows: z.array(z.object({ key: z.string(), at: z.string(), to: z.optional(z.number()), txt: z.string() })),
});
/** Captions that were begun, as they stood in their fields. */
export type BegunCaptions = z.infer<typeof begunSchema>;

/** Where captions wait that are being written: closing their sheet gives up nothing. */
export interface CaptionsDraft {
  readonly load: () => BegunCaptions | undefined;
  readonly save: (begun: BegunCaptions) => void;
  readonly remove: () => void;
}

/** The draft of captions, as a keeper holds it. */
const captionsDraft = ({ load, save, remove }: Keeper): CaptionsDraft => ({
  load: () => z.safeParse(begunSchema, load()).data,
  save,
  remove,
});

/** The draft name of a file's captions or description; the case's row reads it as a dialog draft. */
export const begunName = (csid: string, what: 'film' | 'alt', file: string): string =>
  `step_${csid}_${what}.${file.replaceAll('_', '.')}`;

/** Where the captions of a film of a case wait for who writes them. */
export const sentCaptionsDraft = (crUid: string, csid: string, film: string): CaptionsDraft =>
  captionsDraft(keeper(crUid, begunName(csid, 'film', film)));

/** The same for a film that was not sent: it waits with the film. */
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
