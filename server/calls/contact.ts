import type { contactCalls } from '@parvis/api/calls/contact';
import { findReceiver, sendContact } from '../domain/contact.ts';
import { makeChallenge } from '../domain/proofOfWork.ts';
import { say } from '../domain/words.ts';
import type { Handlers } from '../http/ask.ts';

/** The contact page. It needs no session, and opens none. */
export const contactHandlers: Handlers<typeof contactCalls> = {
  async contactInfo({ house, body, locale }) {
    const { open, customer, contact } = await findReceiver(house, body.qrid);
    return [{ open, contact, ...(customer && { cuid: customer.cuid, cstmrLbl: say(customer.lbl, locale) }) }];
  },

  captchaInit: async ({ house }) => [makeChallenge(house.secret)],

  contactSend: async ({ house, body, origin }) => [await sendContact(house, body, new URL(origin).host)],
};
