import { intakeChannelSchema, linkDeliverySchema } from '@parvis/api/entities/intake';
import type { Locale } from '@parvis/locales/languages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createUserSlot } from '../../../lib/session/storageSlot.ts';

const draftSchema = z.object({
  channel: intakeChannelSchema,
  language: z.string(),
  /** Undefined until chosen; null: without a place. */
  place: z.optional(z.nullable(z.string())),
  ccatCode: z.optional(z.string()),
  name: z.string(),
  phone: z.string(),
  mail: z.string(),
  agreed: z.boolean(),
  send: z.optional(linkDeliverySchema),
  take: z.boolean(),
});
/** Without the answers. */
export type CounterDraft = z.infer<typeof draftSchema>;

const createDraft = (language: Locale): CounterDraft => ({
  channel: 'phone',
  language,
  name: '',
  phone: '',
  mail: '',
  agreed: false,
  take: false,
});

/** Survives a reload, per staff member. */
export function useCounterDraft(crUid: string, cuid: string, language: Locale) {
  const [slot] = useState(() => createUserSlot(crUid, `counter_${cuid}`));
  const [draft, setDraft] = useState(
    () => z.safeParse(draftSchema, slot.load()).data ?? createDraft(language),
  );
  return {
    draft,
    change: (changed: Partial<CounterDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changed };
        slot.save(next);
        return next;
      }),
    clear: () => {
      slot.remove();
      setDraft(createDraft(language));
    },
  };
}

export const hasContact = ({ name, phone, mail }: CounterDraft): boolean =>
  [name, phone, mail].some((typed) => typed.trim() !== '');

/** Best first. */
export function listDeliveries(
  { phone, mail }: Pick<CounterDraft, 'phone' | 'mail'>,
  able: { readonly contact: boolean; readonly sms: boolean; readonly mail: boolean },
) {
  return linkDeliverySchema.options.filter((way) => {
    if (way === 'number') return true;
    return able.contact && able[way] && (way === 'sms' ? phone : mail).trim() !== '';
  });
}
