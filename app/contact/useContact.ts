import { contactCalls } from '@parvis/api/calls/contact';
import type { ContactField, ContactProps, ContactValues } from '@parvis/ui/screens/Contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../data/client.ts';
import { solve } from '../data/proof/solve.ts';
import { tabKeeper } from '../session/keeper.ts';
import { whenLeftElsewhere } from '../session/leftElsewhere.ts';
import { useTexts } from '../texts/useTexts.ts';
import { contactDraft, type TriedContact } from './contactDraft.ts';
import { contactFaults, contactMessage, emptyContact } from './contactForm.ts';
import { createProver } from './prover.ts';
import { type Delivery, sendContact } from './sendContact.ts';

const newProver = () =>
  createProver(async () => {
    const [challenge] = await client.call(contactCalls.captchaInit);
    if (!challenge) throw new Error('captcha/init made no challenge');
    return challenge;
  }, solve);

const fields: readonly ContactField[] = ['name', 'mail', 'message'];

/** Seconds until it is looked whether what waits has left, one after the other: each counts as a message that is written. */
const LOOKS = [7, 25, 60, 180, 600] as const;

/** A message that the server has: it left, or waits. */
interface Taken {
  readonly kind: 'sent' | 'waiting';
  /** Where the answer will arrive. */
  readonly mail: string;
}

/** The form of the contact page, and what became of its message. What was typed stays until it left. */
export function useContact(cuid: string | undefined) {
  const { t } = useTexts();
  const [draft] = useState(() => contactDraft(tabKeeper('contact')));
  const [prover] = useState(newProver);
  const trapRef = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [taken, setTaken] = useState<Taken | undefined>(() => {
    const waiting = draft.waiting();
    return waiting && { kind: 'waiting', mail: contactMessage(waiting.values).mail };
  });
  const [looks, setLooks] = useState(0);
  const [errors, setErrors] = useState<ContactProps['errors']>();
  const { register, watch, setValue, reset, handleSubmit, formState } = useForm<ContactValues>({
    defaultValues: draft.load(),
    reValidateMode: 'onSubmit',
    // The screen focuses the first fault.
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

  const give = ({ values, id, cuid: to }: TriedContact): Promise<Delivery> => {
    const written = {
      ...contactMessage(values),
      ...(to && { cuid: to }),
      id,
      trap: trapRef.current?.value ?? '',
    };
    return sendContact(async (proof) => {
      const [answer] = await client.call(contactCalls.contactSend, { body: { ...written, ...proof } });
      return answer ?? { mailSent: false, wrongSolution: false };
    }, prover);
  };
  const note = (outcome: Delivery, { values }: TriedContact): void => {
    setDelivery(outcome);
    const { mail } = contactMessage(values);
    const { kind } = outcome;
    setTaken(kind === 'sent' || kind === 'waiting' ? { kind, mail } : undefined);
    if (kind === 'waiting') draft.wait();
    if (kind !== 'sent') return;
    draft.remove();
    reset({ ...emptyContact, name: values.name, mail: values.mail });
  };
  const send = async (values: ContactValues): Promise<void> => {
    const tried = { values, id: draft.idFor(values, cuid), cuid };
    setLooks(0);
    note(await give(tried), tried);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look after the other.
  useEffect(() => {
    const [waiting, pause] = [taken?.kind === 'waiting' ? draft.waiting() : undefined, LOOKS[looks]];
    if (!waiting || pause === undefined) return;
    let isOver = false;
    const look = async () => {
      const outcome = await give(waiting);
      if (isOver) return;
      // What the network keeps from the server changes nothing of what it has.
      if (outcome.kind === 'sent' || outcome.kind === 'refused') note(outcome, waiting);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void look(), pause * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [taken, looks]);
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
  return {
    /** For the screen's form. */
    form: {
      values: watch(),
      onChange(values: ContactValues) {
        for (const name of fields) setValue(name, values[name]);
        draft.save(values);
        prover.begin();
      },
      errors,
      sending: formState.isSubmitting,
      trapRef,
      onSend() {
        setErrors(undefined);
        setDelivery(undefined);
        void submit();
      },
    },
    delivery,
    /** The message that the server has. */
    taken,
    /** What waits goes all the same. */
    writeAnother() {
      const { name, mail } = watch();
      draft.remove();
      reset({ ...emptyContact, name, mail });
      setTaken(undefined);
    },
  };
}
