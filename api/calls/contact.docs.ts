import { documentCalls } from '../docs/describe.ts';
import { CUID, ID, QRID } from '../docs/samples.docs.ts';
import { contactCalls } from './contact.ts';

const challenge = '1772439300.8fK2mQ.signature';

export const contactDocs = documentCalls(contactCalls, {
  contactInfo: {
    summary:
      'Who receives what is written: the customer that is named, that of the code scanned last, else whoever runs the service.',
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
  },
  captchaInit: {
    summary: 'A challenge for a proof of work (api/proof.ts), good once.',
    example: { answer: [{ challenge, bits: 18, seconds: 600 }] },
  },
  contactSend: {
    summary: 'Mails a message. The id is made on the device: sent twice, one mail goes out.',
    body: {
      id: 'Made on the device: sent twice, one mail goes out. Another message under the same id is a conflict.',
      cuid: 'The customer, as `contact/info` named it; absent for whoever runs the service.',
      name: 'Who writes.',
      mail: { description: 'Where an answer goes.', format: 'email' },
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
  },
});
