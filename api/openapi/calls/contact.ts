import { contactCalls } from '../../calls/contact.ts';
import { CUID, ID, QRID } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

const challenge = '1772439300.8fK2mQ.signature';

/** Writing without an account. */
export const contactTold: readonly Told[] = [
  tell(contactCalls.contactInfo, {
    body: {
      qrid: 'The code scanned last.',
      cuid: 'The customer who is meant, whatever was scanned; one that is not known is none.',
    },
    answer: {
      open: 'A message can be received now; if not, other ways are left.',
      cuid: 'The customer; absent for whoever runs the service.',
      cstmrLbl: 'Its name.',
      contact: 'How the receiver is reached otherwise.',
    },
    example: {
      body: { qrid: QRID },
      answer: [
        {
          open: true,
          cuid: CUID,
          cstmrLbl: 'Ville de Belleroche',
          contact: { mail: 'contact@town.example' },
        },
      ],
    },
    errors: ['unknownCustomer'],
  }),
  tell(contactCalls.captchaInit, {
    answer: {
      challenge:
        'To be sent back. Look for a number such that SHA-256 of `{challenge}:{number}` begins with zero bits.',
      bits: 'How many zero bits.',
      seconds: 'How long the challenge is good for.',
    },
    example: { answer: [{ challenge, bits: 18, seconds: 600 }] },
  }),
  tell(contactCalls.contactSend, {
    body: {
      id: 'Made on the device: sent twice, one mail goes out. Another message under the same id is a conflict.',
      cuid: 'The customer, as `contact/info` named it; absent for whoever runs the service.',
      name: 'Who writes.',
      mail: 'Where an answer goes.',
      message: 'What is written; lines may break.',
      challenge: 'The challenge that was solved, good once.',
      solution: 'The number that was found.',
      trap: 'A field that people never see: leave it out or empty.',
    },
    answer: {
      mailSent: 'The mail was taken.',
      wrongSolution: 'The proof is wrong, too old or was used: solve another challenge.',
      waiting:
        'The mail could not go yet: it is kept and tried again, for two days at most. Sent again under its id, it is told how it stands.',
      refused: 'The mail was refused for good, or given up. Sent again under its id, it is tried again.',
    },
    exact: () => ({ mail: { format: 'email' } }),
    example: {
      body: {
        id: ID,
        cuid: CUID,
        mail: 'jo@mail.example',
        message: 'When do you open?',
        challenge,
        solution: 204_518,
      },
      answer: [{ mailSent: true, wrongSolution: false, waiting: false, refused: false }],
    },
    errors: ['unavailable', 'unknownCustomer', 'conflict'],
  }),
];
