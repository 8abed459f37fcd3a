import { contactCalls } from '@parvis/api/calls/contact';
import type { ContactField, ContactProps, ContactValues } from '@parvis/ui/screens/Contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { computeProof } from '../../lib/proofOfWork/computeProof.ts';
import { watchLeave } from '../../lib/session/crossTabLeave.ts';
import { createTabSlot, type StorageSlot } from '../../lib/session/storageSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';
import { buildContactMessage, contactValidators, emptyContact } from './contactForm.ts';
import { createProver } from './prover.ts';
import { type Delivery, sendContact } from './sendContact.ts';

const draftSchema = z.object({
  name: z.string(),
  mail: z.string(),
  message: z.string(),
  /** Idempotency key of the last attempt. */
  id: z.optional(z.string()),
  cuid: z.optional(z.string()),
  /** Queued at the server. */
  waits: z.optional(z.boolean()),
});
type Draft = z.infer<typeof draftSchema>;

const isEmpty = ({ name, mail, message }: ContactValues): boolean => !(name || mail || message);

interface ContactAttempt {
  readonly values: ContactValues;
  readonly id: string;
  readonly cuid: string | undefined;
}

interface ContactDraft {
  readonly load: () => ContactValues;
  readonly save: (values: ContactValues) => void;
  /** Stable across retries; new when the text changes. */
  readonly reserveId: (values: ContactValues, cuid: string | undefined) => string;
  /** A later refusal clears it. */
  readonly setWaiting: (waits: boolean) => void;
  /** Polled, and restored if rejected. */
  readonly getWaiting: () => ContactAttempt | undefined;
  readonly remove: () => void;
}

export function createContactDraft(keeper: StorageSlot): ContactDraft {
  const load = (): Draft => {
    const kept = z.safeParse(draftSchema, keeper.load());
    return kept.success ? kept.data : emptyContact;
  };
  let last: Draft = load();
  const isSameMessage = (values: ContactValues) =>
    values.name === last.name && values.mail === last.mail && values.message === last.message;
  const saveDraft = (draft: Draft) => {
    last = draft;
    if (isEmpty(draft)) keeper.remove();
    else keeper.save(draft);
  };
  const pickValues = ({ name, mail, message }: Draft): ContactValues => ({ name, mail, message });
  return {
    load: () => pickValues(last),
    save: (values) => {
      if (!isSameMessage(values)) saveDraft({ ...values });
    },
    reserveId: (values, cuid) => {
      const id = (isSameMessage(values) && last.cuid === cuid && last.id) || createId();
      saveDraft({ ...values, id, cuid });
      return id;
    },
    setWaiting: (waits) => saveDraft({ ...last, waits }),
    getWaiting() {
      const { id, cuid, waits } = last;
      return waits && id !== undefined ? { values: pickValues(last), id, cuid } : undefined;
    },
    remove: () => saveDraft(emptyContact),
  };
}

const createContactProver = () =>
  createProver(async () => {
    const [challenge] = await client.call(contactCalls.captchaInit);
    if (!challenge) throw new Error('captcha/init made no challenge');
    return challenge;
  }, computeProof);

interface ContactSender {
  readonly start: () => void;
  /** @param trap honeypot value */
  readonly send: (tried: ContactAttempt, trap: string) => Promise<Delivery>;
}

function createContactSender(): ContactSender {
  const prover = createContactProver();
  return {
    start: prover.start,
    send({ values, id, cuid }, trap) {
      const written = { ...buildContactMessage(values), ...(cuid && { cuid }), id, trap };
      return sendContact(async (proof) => {
        const [answer] = await client.call(contactCalls.contactSend, { body: { ...written, ...proof } });
        return answer ?? { mailSent: false, wrongSolution: false };
      }, prover);
    },
  };
}

/** Seconds; each poll counts for the rate limit. */
const POLL_DELAYS = [7, 25, 60, 180, 600] as const;

/** Resolves to the state update, if any. */
type PollDelivery = (waiting: ContactAttempt) => Promise<(() => void) | undefined>;

/** While the page is open. @returns restarts it */
function useDeliveryPolling(
  since: unknown,
  getWaiting: () => ContactAttempt | undefined,
  poll: PollDelivery,
): () => void {
  const [polls, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: polls run one after another.
  useEffect(() => {
    const [waiting, pause] = [getWaiting(), POLL_DELAYS[polls]];
    if (!waiting || pause === undefined) return;
    let isOver = false;
    const pollOnce = async () => {
      const then = await poll(waiting);
      if (isOver) return;
      then?.();
      setLooks(polls + 1);
    };
    const timer = setTimeout(() => void pollOnce(), pause * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [since, polls]);
  return () => setLooks(0);
}

const fields: readonly ContactField[] = ['name', 'mail', 'message'];

interface AcceptedContact {
  readonly kind: 'sent' | 'waiting';
  readonly mail: string;
}

const prefillMessage = (values: ContactValues, about: string): ContactValues =>
  values.message === '' && about !== '' ? { ...values, message: `${about}\n` } : values;

/** `about` prefills the message. */
export function useContact(cuid: string | undefined, about = '') {
  const { t } = useTexts();
  const [draft] = useState(() => createContactDraft(createTabSlot('contact')));
  const [sender] = useState(createContactSender);
  const trapRef = useRef<HTMLInputElement>(null);
  const question = useMailQuestion();
  const isSending = useRef(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [taken, setTaken] = useState<AcceptedContact | undefined>(() => {
    const waiting = draft.getWaiting();
    return waiting && { kind: 'waiting', mail: buildContactMessage(waiting.values).mail };
  });
  const [errors, setErrors] = useState<ContactProps['errors']>();
  const { register, watch, setValue, reset, handleSubmit, formState } = useForm<ContactValues>({
    defaultValues: prefillMessage(draft.load(), about),
    reValidateMode: 'onSubmit',
    // The screen focuses the first error.
    shouldFocusError: false,
  });
  useEffect(
    () =>
      watchLeave(() => {
        draft.remove();
        setTaken(undefined);
        reset(emptyContact);
      }),
    [draft, reset],
  );
  register('mail', { validate: (typed) => contactValidators.mail(typed) });
  register('message', { validate: (typed) => contactValidators.message(typed) });

  const sendAttempt = (tried: ContactAttempt) => sender.send(tried, trapRef.current?.value ?? '');
  const recordOutcome = (outcome: Delivery, { values }: ContactAttempt): void => {
    setDelivery(outcome);
    const { mail } = buildContactMessage(values);
    const { kind } = outcome;
    setTaken(kind === 'sent' || kind === 'waiting' ? { kind, mail } : undefined);
    draft.setWaiting(kind === 'waiting');
    if (kind !== 'sent') return;
    draft.remove();
    reset({ ...emptyContact, name: values.name, mail: values.mail });
  };
  const restartPolling = useDeliveryPolling(taken, draft.getWaiting, async (waiting) => {
    const outcome = await sendAttempt(waiting);
    // A network failure says nothing about the message.
    if (outcome.kind === 'sent' || outcome.kind === 'refused') return () => recordOutcome(outcome, waiting);
    return undefined;
  });
  const send = async (values: ContactValues): Promise<void> => {
    const tried = { values, id: draft.reserveId(values, cuid), cuid };
    restartPolling();
    recordOutcome(await sendAttempt(tried), tried);
  };
  const submit = handleSubmit(
    async (typed) => {
      if (isSending.current) return;
      isSending.current = true;
      await send(typed).finally(() => {
        isSending.current = false;
      });
    },
    ({ mail, message }) =>
      setErrors({
        ...(mail && { mail: t(contactValidators.mail(watch('mail')) ?? 'contact.mail.invalid') }),
        ...(message && { message: t('contact.message.missing') }),
      }),
  );
  const change = (values: ContactValues) => {
    for (const name of fields) setValue(name, values[name]);
    draft.save(values);
    sender.start();
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
