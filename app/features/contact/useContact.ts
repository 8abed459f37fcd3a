import { contactCalls } from '@parvis/api/calls/contact';
import type { ContactField, ContactProps, ContactValues } from '@parvis/ui/screens/Contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { newId } from '../../lib/outbox/ids.ts';
import { solve } from '../../lib/proofOfWork/solve.ts';
import { type Keeper, tabKeeper } from '../../lib/session/keeper.ts';
import { whenLeftElsewhere } from '../../lib/session/leftElsewhere.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';
import { contactFaults, contactMessage, emptyContact } from './contactForm.ts';
import { createProver } from './prover.ts';
import { type Delivery, sendContact } from './sendContact.ts';

const draftSchema = z.object({
  name: z.string(),
  mail: z.string(),
  message: z.string(),
  /** Idempotency key of the last attempt. */
  id: z.optional(z.string()),
  cuid: z.optional(z.string()),
  /** The server holds it and will send it. */
  waits: z.optional(z.boolean()),
});
type Draft = z.infer<typeof draftSchema>;

const isEmpty = ({ name, mail, message }: ContactValues): boolean => !(name || mail || message);

interface TriedContact {
  readonly values: ContactValues;
  readonly id: string;
  readonly cuid: string | undefined;
}

interface ContactDraft {
  readonly load: () => ContactValues;
  readonly save: (values: ContactValues) => void;
  /** Returns a key that is stable across retries, and new when the text changes. */
  readonly idFor: (values: ContactValues, cuid: string | undefined) => string;
  /** Marks whether the last attempt waits at the server; a later refusal clears it. */
  readonly setWaits: (waits: boolean) => void;
  /** Polled, and restored if rejected. */
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

const newProver = () =>
  createProver(async () => {
    const [challenge] = await client.call(contactCalls.captchaInit);
    if (!challenge) throw new Error('captcha/init made no challenge');
    return challenge;
  }, solve);

interface Giver {
  readonly begin: () => void;
  /** @param trap honeypot value */
  readonly give: (tried: TriedContact, trap: string) => Promise<Delivery>;
}

function createGiver(): Giver {
  const prover = newProver();
  return {
    begin: prover.begin,
    give({ values, id, cuid }, trap) {
      const written = { ...contactMessage(values), ...(cuid && { cuid }), id, trap };
      return sendContact(async (proof) => {
        const [answer] = await client.call(contactCalls.contactSend, { body: { ...written, ...proof } });
        return answer ?? { mailSent: false, wrongSolution: false };
      }, prover);
    },
  };
}

/** Poll delays in seconds; each poll counts as a message for the rate limit. */
const LOOKS = [7, 25, 60, 180, 600] as const;

/** Resolves to the state update, if any. */
type Look = (waiting: TriedContact) => Promise<(() => void) | undefined>;

/** Polls a waiting message while the page is open. @returns restarts it */
function useLooks(since: unknown, waitingOf: () => TriedContact | undefined, look: Look): () => void {
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: polls run one after another.
  useEffect(() => {
    const [waiting, pause] = [waitingOf(), LOOKS[looks]];
    if (!waiting || pause === undefined) return;
    let isOver = false;
    const lookOnce = async () => {
      const then = await look(waiting);
      if (isOver) return;
      then?.();
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void lookOnce(), pause * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [since, looks]);
  return () => setLooks(0);
}

const fields: readonly ContactField[] = ['name', 'mail', 'message'];

interface Taken {
  readonly kind: 'sent' | 'waiting';
  readonly mail: string;
}

const begunWith = (values: ContactValues, about: string): ContactValues =>
  values.message === '' && about !== '' ? { ...values, message: `${about}\n` } : values;

/** Manages the contact form and its delivery. `about` prefills the message. */
export function useContact(cuid: string | undefined, about = '') {
  const { t } = useTexts();
  const [draft] = useState(() => contactDraft(tabKeeper('contact')));
  const [giver] = useState(createGiver);
  const trapRef = useRef<HTMLInputElement>(null);
  const question = useMailQuestion();
  const underWay = useRef(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [taken, setTaken] = useState<Taken | undefined>(() => {
    const waiting = draft.waiting();
    return waiting && { kind: 'waiting', mail: contactMessage(waiting.values).mail };
  });
  const [errors, setErrors] = useState<ContactProps['errors']>();
  const { register, watch, setValue, reset, handleSubmit, formState } = useForm<ContactValues>({
    defaultValues: begunWith(draft.load(), about),
    reValidateMode: 'onSubmit',
    // The screen focuses the first error.
    shouldFocusError: false,
  });
  useEffect(
    () =>
      whenLeftElsewhere(() => {
        draft.remove();
        setTaken(undefined);
        reset(emptyContact);
      }),
    [draft, reset],
  );
  register('mail', { validate: (typed) => contactFaults.mail(typed) });
  register('message', { validate: (typed) => contactFaults.message(typed) });

  const give = (tried: TriedContact) => giver.give(tried, trapRef.current?.value ?? '');
  const note = (outcome: Delivery, { values }: TriedContact): void => {
    setDelivery(outcome);
    const { mail } = contactMessage(values);
    const { kind } = outcome;
    setTaken(kind === 'sent' || kind === 'waiting' ? { kind, mail } : undefined);
    draft.setWaits(kind === 'waiting');
    if (kind !== 'sent') return;
    draft.remove();
    reset({ ...emptyContact, name: values.name, mail: values.mail });
  };
  const lookAnew = useLooks(taken, draft.waiting, async (waiting) => {
    const outcome = await give(waiting);
    // A network failure says nothing about the message.
    if (outcome.kind === 'sent' || outcome.kind === 'refused') return () => note(outcome, waiting);
    return undefined;
  });
  const send = async (values: ContactValues): Promise<void> => {
    const tried = { values, id: draft.idFor(values, cuid), cuid };
    lookAnew();
    note(await give(tried), tried);
  };
  const submit = handleSubmit(
    async (typed) => {
      if (underWay.current) return;
      underWay.current = true;
      await send(typed).finally(() => {
        underWay.current = false;
      });
    },
    ({ mail, message }) =>
      setErrors({
        ...(mail && { mail: t(contactFaults.mail(watch('mail')) ?? 'contact.mail.invalid') }),
        ...(message && { message: t('contact.message.missing') }),
      }),
  );
  const change = (values: ContactValues) => {
    for (const name of fields) setValue(name, values[name]);
    draft.save(values);
    giver.begin();
  };
  return {
    form: {
      values: watch(),
      onChange: change,
      belowMail: question.below(watch('mail'), (mail) => change({ ...watch(), mail })),
      errors,
      sending: formState.isSubmitting,
      trapRef,
      onSend() {
        setErrors(undefined);
        setDelivery(undefined);
        if (!question.holds(watch('mail'))) void submit();
      },
    },
    delivery,
    taken,
    /** The waiting message stays queued. */
    writeAnother() {
      const { name, mail } = watch();
      draft.remove();
      reset({ ...emptyContact, name, mail });
      setTaken(undefined);
    },
  };
}
