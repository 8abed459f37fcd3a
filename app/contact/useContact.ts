import { contactCalls } from '@parvis/api/calls/contact';
import type { ContactField, ContactProps, ContactValues } from '@parvis/ui/screens/Contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../data/client.ts';
import { solve } from '../data/proof/solve.ts';
import { tabKeeper } from '../session/keeper.ts';
import { whenLeftElsewhere } from '../session/leftElsewhere.ts';
import { useTexts } from '../texts/useTexts.ts';
import { contactDraft } from './contactDraft.ts';
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

/** The form of the contact page, and what became of its message. What was typed stays until it is sent. */
export function useContact(cuid: string | undefined) {
  const { t } = useTexts();
  const [draft] = useState(() => contactDraft(tabKeeper('contact')));
  const [prover] = useState(newProver);
  const trapRef = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [sentTo, setSentTo] = useState<string>();
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
        reset(emptyContact);
      }),
    [draft, reset],
  );
  register('mail', { validate: (typed) => contactFaults.mail(typed) });
  register('message', { validate: (typed) => contactFaults.message(typed) });

  const send = async (typed: ContactValues): Promise<void> => {
    const written = {
      ...contactMessage(typed),
      ...(cuid && { cuid }),
      id: draft.idFor(typed, cuid),
      trap: trapRef.current?.value ?? '',
    };
    const outcome = await sendContact(async (proof) => {
      const [answer] = await client.call(contactCalls.contactSend, { body: { ...written, ...proof } });
      return answer ?? { mailSent: false, wrongSolution: false };
    }, prover);
    setDelivery(outcome);
    if (outcome.kind !== 'sent') return;
    draft.remove();
    setSentTo(written.mail);
    reset({ ...emptyContact, name: typed.name, mail: typed.mail });
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
    /** Where the answer will arrive, once the message was sent. */
    sentTo,
    writeAnother: () => setSentTo(undefined),
  };
}
