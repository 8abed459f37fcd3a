import type { Draft } from '@parvis/api/calls/drafts';
import * as z from 'zod/mini';

/** A device's draft state, without the text. */
export const draftStateSchema = z.object({
  /** Server version that the text is based on. */
  known: z.optional(z.string()),
  dirty: z.boolean(),
  /** Last key, milliseconds since 1970. */
  editedAt: z.number(),
});
export type DraftState = z.infer<typeof draftStateSchema>;

export const CLEAN: DraftState = { dirty: false, editedAt: 0 };

/** After the server's answer. */
export type Reconciled = 'nothing' | 'send' | { readonly adopt: string; readonly known: string | undefined };

/** An unchanged device takes the server's text; a changed one sends its own, and the server decides. */
export function reconcile(txt: string, state: DraftState, kept: Draft | undefined): Reconciled {
  // Text of an earlier visit, unknown to the server.
  const isUnseen = state.known === undefined && txt !== '';
  if (kept?.saved === state.known) return state.dirty || isUnseen ? 'send' : 'nothing';
  if (state.dirty || (isUnseen && kept?.txt !== txt)) return 'send';
  return { adopt: kept?.txt ?? '', known: kept?.saved };
}

type Answer = Draft & { readonly other?: string | undefined };

/** Text and state after an answer to `sent`, and the losing text. */
export function applyAnswer(
  { now, sent, state }: { readonly now: string; readonly sent: string; readonly state: DraftState },
  { txt, saved, other }: Answer,
): { readonly txt: string; readonly state: DraftState; readonly other?: string | undefined } {
  // A sent message ends the draft; another device's text comes with the next visit.
  if (sent === '') return { txt: now, state: { ...state, known: undefined, dirty: now !== '' } };
  const known = saved;
  if (now !== sent) return { txt: now, state: { ...state, known, dirty: true }, other };
  return { txt, state: { ...state, known, dirty: false }, other };
}
