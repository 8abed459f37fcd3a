import type { ContactValues } from '@parvis/ui/screens/Contact';
import * as z from 'zod/mini';
import { newId } from '../data/outbox/ids.ts';
import type { Keeper } from '../session/keeper.ts';
import { emptyContact } from './contactForm.ts';

const draftSchema = z.object({
  name: z.string(),
  mail: z.string(),
  message: z.string(),
  /** Of the message as it stands, once it was tried to be sent: tried again, it is the same message. */
  id: z.optional(z.string()),
  /** The customer that the id was made for. */
  cuid: z.optional(z.string()),
  /** The server has it, and it leaves by itself. */
  waits: z.optional(z.boolean()),
});
type Draft = z.infer<typeof draftSchema>;

const isEmpty = ({ name, mail, message }: ContactValues): boolean => !(name || mail || message);

/** A message as it was tried to be sent. */
export interface TriedContact {
  readonly values: ContactValues;
  readonly id: string;
  readonly cuid: string | undefined;
}

/** A message being written, as a keeper holds it. */
export interface ContactDraft {
  readonly load: () => ContactValues;
  readonly save: (values: ContactValues) => void;
  /** The id under which this message is sent to a customer, however often it is; another as soon as it says something else. */
  readonly idFor: (values: ContactValues, cuid: string | undefined) => string;
  /** Whether what was tried last waits at the server: one that is refused later does not any more. */
  readonly setWaits: (waits: boolean) => void;
  /** What waits there: it is asked after, and is there again should it be refused. */
  readonly waiting: () => TriedContact | undefined;
  readonly remove: () => void;
}

export function contactDraft(keeper: Keeper): ContactDraft {
  const load = (): Draft => {
    const kept = z.safeParse(draftSchema, keeper.load());
    return kept.success ? kept.data : emptyContact;
  };
  let last: Draft = load();
  const says = (values: ContactValues) =>
    values.name === last.name && values.mail === last.mail && values.message === last.message;
  const hold = (draft: Draft) => {
    last = draft;
    if (isEmpty(draft)) keeper.remove();
    else keeper.save(draft);
  };
  const valuesOf = ({ name, mail, message }: Draft): ContactValues => ({ name, mail, message });
  return {
    load: () => valuesOf(last),
    save: (values) => {
      if (!says(values)) hold({ ...values });
    },
    idFor: (values, cuid) => {
      const id = (says(values) && last.cuid === cuid && last.id) || newId();
      hold({ ...values, id, cuid });
      return id;
    },
    setWaits: (waits) => hold({ ...last, waits }),
    waiting() {
      const { id, cuid, waits } = last;
      return waits && id !== undefined ? { values: valuesOf(last), id, cuid } : undefined;
    },
    remove: () => hold(emptyContact),
  };
}
