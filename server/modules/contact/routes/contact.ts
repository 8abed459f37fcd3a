import type { contactCalls } from '@parvis/api/calls/contact';
import { wordsIn } from '@parvis/locales/wordsIn';
import { createChallenge } from '../../../platform/limits/proofOfWork/proofOfWork.ts';
import { type Handlers, toConsumer } from '../../context/requestContext.ts';
import { CONTACT_WORK, findReceiver, sendContact } from '../contact.ts';

/** Needs and creates no session. */
export const contactHandlers: Handlers<typeof contactCalls> = {
  async contactInfo({ context, body, locale }) {
    const { open, customer, contact } = await findReceiver(context, body);
    return [
      { open, contact, ...(customer && { cuid: customer.cuid, cstmrLbl: wordsIn(customer.lbl, locale) }) },
    ];
  },

  captchaInit: async ({ context }) => [createChallenge(context.secret, CONTACT_WORK)],

  contactSend: async (ask) => [
    await sendContact(ask.context, ask.body, new URL(await ask.resolveMessageOrigin()).host, toConsumer(ask)),
  ],
};
