import { contactCalls } from '@parvis/api/calls/contact';
import { client } from '../data/client.ts';
import { solve } from '../data/proof/solve.ts';
import type { TriedContact } from './contactDraft.ts';
import { contactMessage } from './contactForm.ts';
import { createProver } from './prover.ts';
import { type Delivery, sendContact } from './sendContact.ts';

const newProver = () =>
  createProver(async () => {
    const [challenge] = await client.call(contactCalls.captchaInit);
    if (!challenge) throw new Error('captcha/init made no challenge');
    return challenge;
  }, solve);

/** Gives messages to the server, each with a proof of work. */
export interface Giver {
  /** Begins to work for the next one. */
  readonly begin: () => void;
  /** @param trap what stands in the field that people never see */
  readonly give: (tried: TriedContact, trap: string) => Promise<Delivery>;
}

export function createGiver(): Giver {
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
