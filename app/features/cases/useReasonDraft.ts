import { type ModerationReason, moderationReasonSchema } from '@parvis/api/entities/moderation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createOwnSlot } from '../../lib/session/ownSlot.ts';

interface ReasonFields {
  readonly reason?: ModerationReason | undefined;
  readonly txt: string;
  /** For moderators. */
  readonly note: string;
}

const schema: z.ZodMiniType<ReasonFields> = z.object({
  reason: z.optional(moderationReasonSchema),
  txt: z.string(),
  note: z.string(),
});
const empty: ReasonFields = { txt: '', note: '' };

/** Keeps a dialog's reason and text until sent, also when closed. */
export function useReasonDraft(csid: string, dialog: string) {
  const [slot] = useState(() => createOwnSlot(`step_${csid}_${dialog.replaceAll('_', '.')}`));
  const [fields, setFields] = useState<ReasonFields>(() => z.safeParse(schema, slot.load()).data ?? empty);
  const change = (part: Partial<ReasonFields>): void => {
    const next = { ...fields, ...part };
    setFields(next);
    if (next.txt || next.note || next.reason) slot.save(next);
    else slot.remove();
  };
  return { ...fields, change, clear: slot.remove };
}
