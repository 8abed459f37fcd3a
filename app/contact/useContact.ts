import type { ContactField, ContactProps, ContactValues } from '@parvis/ui/screens/Contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tabKeeper } from '../session/keeper.ts';
import { whenLeftElsewhere } from '../session/leftElsewhere.ts';
import { useTexts } from '../texts/useTexts.ts';
import { contactDraft, type TriedContact } from './contactDraft.ts';
import { contactFaults, contactMessage, emptyContact } from './contactForm.ts';
import { createGiver } from './giveContact.ts';
import type { Delivery } from './sendContact.ts';
import { useLooks } from './useLooks.ts';

const fields: readonly ContactField[] = ['name', 'mail', 'message'];

/** A message that the server has: it left, or waits. */
interface Taken {
  readonly kind: 'sent' | 'waiting';
  /** Where the answer will arrive. */
  readonly mail: string;
}

/** A message that was begun stays as it is. */
const begunWith = (values: ContactValues, about: string): ContactValues =>
  values.message === '' && about !== '' ? { ...values, message: `${about}\n` } : values;

/**
 * The form of the contact page, and what became of its message. What was typed stays until it left.
 * @param about how a message begins that nobody has begun
 */
export function useContact(cuid: string | undefined, about = '') {
  const { t } = useTexts();
  const [draft] = useState(() => contactDraft(tabKeeper('contact')));
  const [giver] = useState(createGiver);
  const trapRef = useRef<HTMLInputElement>(null);
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
    // What the network keeps from the server changes nothing of what it has.
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
  return {
    /** For the screen's form. */
    form: {
      values: watch(),
      onChange(values: ContactValues) {
        for (const name of fields) setValue(name, values[name]);
        draft.save(values);
        giver.begin();
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
