import {
  type ReplyState,
  replyStates,
  replyStatesSchema,
  type SavedReply,
} from '@parvis/api/entities/savedReply';
import type { Translate } from '@parvis/locales/translate';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import { toScreenWords } from './placeholders.ts';

const formSchema = z.object({
  title: z.string(),
  /** As displayed. */
  words: z.record(z.string(), z.string()),
  shared: z.boolean(),
  ccatCodes: z.array(z.string()),
  states: replyStatesSchema,
});
export type ReplyForm = z.infer<typeof formSchema>;

/** Base version; none for a new reply. */
const draftSchema = z.object({ from: z.optional(z.string()), form: formSchema });

export const mapWords = (words: ReplyForm['words'], change: (txt: string) => string): ReplyForm['words'] =>
  Object.fromEntries(Object.entries(words).map(([language, txt]) => [language, change(txt)]));

const isKnownState = (state: string): state is ReplyState => replyStates.some((one) => one === state);

const toReplyForm = (reply: SavedReply | undefined, t: Translate): ReplyForm => ({
  title: reply?.title ?? '',
  words: mapWords(reply?.words ?? {}, (txt) => toScreenWords(txt, t)),
  shared: reply?.shared ?? false,
  ccatCodes: [...(reply?.ccatCodes ?? [])],
  states: (reply?.states ?? []).filter(isKnownState),
});

const isWritten = ({ title, words }: ReplyForm): boolean =>
  [title, ...Object.values(words)].some((txt) => !isUnseen(txt));

/** Until saved, or a colleague changes the reply. */
export function createReplyDraft(reply: SavedReply | undefined, t: Translate) {
  const slot = createOwnSlot(`reply_${reply?.id ?? 'new'}`);
  const first = toReplyForm(reply, t);
  const from = reply?.saved;
  return {
    first,
    load(): ReplyForm | undefined {
      const kept = z.safeParse(draftSchema, slot.load()).data;
      return kept && kept.from === from ? kept.form : undefined;
    },
    save: (form: ReplyForm): void =>
      isWritten(form) && form !== first
        ? slot.save({ ...(from !== undefined && { from }), form })
        : slot.remove(),
    remove: slot.remove,
  };
}
