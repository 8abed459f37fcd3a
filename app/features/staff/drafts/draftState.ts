import type { Draft } from '@parvis/api/calls/drafts';
import * as z from 'zod/mini';

/** What a device knows of the draft of a case, beside its words. */
export const draftStateSchema = z.object({
  /** Version of the server that the words began from. */
  known: z.optional(z.string()),
  /** Not with the server yet. */
  dirty: z.boolean(),
  /** Of the last key, milliseconds since 1970. */
  editedAt: z.number(),
});
export type DraftState = z.infer<typeof draftStateSchema>;

export const CLEAN: DraftState = { dirty: false, editedAt: 0 };

/** What to do once the server said what it has. */
export type Reconciled = 'nothing' | 'send' | { readonly adopt: string; readonly known: string | undefined };

/** A device that changed nothing takes the server's words; one that did sends its own, and the server decides. */
export function reconcile(txt: string, state: DraftState, kept: Draft | undefined): Reconciled {
  // Words of a former visit, which no server has seen.
  const isUnseen = state.known === undefined && txt !== '';
  if (kept?.saved === state.known) return state.dirty || isUnseen ? 'send' : 'nothing';
  if (state.dirty || (isUnseen && kept?.txt !== txt)) return 'send';
  return { adopt: kept?.txt ?? '', known: kept?.saved };
}

type Answer = Draft & { readonly other?: string | undefined };

/** Words and state after an answer to `sent`, and the words that did not win. */
export function applyAnswer(
  { now, sent, state }: { readonly now: string; readonly sent: string; readonly state: DraftState },
  { txt, saved, other }: Answer,
): { readonly txt: string; readonly state: DraftState; readonly other?: string | undefined } {
  // What was sent as a message is done; words of another device come with the next visit.
  if (sent === '') return { txt: now, state: { ...state, known: undefined, dirty: now !== '' } };
  const known = saved;
  if (now !== sent) return { txt: now, state: { ...state, known, dirty: true }, other };
  return { txt, state: { ...state, known, dirty: false }, other };
}
