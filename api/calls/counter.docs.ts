import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID, played, questionnaireId } from '../docs/samples.docs.ts';
import { madeLinkSchema } from '../entities/intake.ts';
import { counterCalls, counterStartSchema, spokenCalls } from './counter.ts';

const made = {
  sent: 'number',
  number: '4F7K-23AFHK',
  endsAt: '2026-03-09T09:00:00.000Z',
} as const;
const send =
  'How the link reaches its person: by `sms` or `mail` to the contact of the case, or as a `number` to note.';

export const counterDocs = documentCalls(counterCalls, {
  counterStart: {
    summary: 'What staff may open a case about for somebody on the phone or at the counter.',
    schemas: [
      documentSchema('CounterStart', counterStartSchema, 'What a case may be opened about, and how.', {
        places: 'The places of the customer, by name.',
        categories: 'The categories of reports, each with its path as a label.',
        withoutPlace: 'A case may be opened without a place.',
        contact: 'The customer keeps contacts of who reports.',
        sms: 'SMS leave here.',
        mail: 'Mails leave here.',
      }),
      documentSchema('CounterPlace', counterStartSchema.shape.places, 'A place of the customer.', {
        code: 'Its code.',
        label: 'Its name, with the exact spot.',
      }),
      documentSchema('CounterCategory', counterStartSchema.shape.categories, 'A category of reports.', {
        ccatCode: 'Its code.',
        label: 'Its path, from the menu down.',
        imgSrc: 'The name of its icon.',
      }),
    ],
    example: {
      answer: [
        {
          places: [{ code: 'square', label: 'Market square' }],
          categories: [{ ccatCode: 'light', label: 'Street lighting', imgSrc: 'bulb' }],
          withoutPlace: false,
          contact: true,
          sms: true,
          mail: true,
        },
      ],
    },
  },
  counterOpen: {
    summary:
      'Opens a case for somebody on the phone or at the counter, once by its id, and makes the link by which they become its reporter. A repeat is answered the case; of a link that was not used yet it makes another number.',
    body: {
      id: 'Of the case, made on the device of 128 random bits: the same sent again opens no second one.',
      channel: 'How they reached the staff.',
      language: 'Theirs, for the link and later messages; left out: the caller’s.',
      place: 'The place; left out where `withoutPlace` allows it.',
      ccatCode: 'The category.',
      questionnaireId: 'The version of its questions that was asked.',
      flowId: 'The version of the questions before sending.',
      played: 'What was answered, as in `cases/init`.',
      contact: 'Name, mail and mobile number, each if given.',
      agreed: 'They agreed to be contacted: required with a contact.',
      take: 'The caller handles the case at once.',
      send,
    },
    schemas: [
      documentSchema('MadeLink', madeLinkSchema, 'A link that was just made.', {
        sent: 'How it left: `number` also where neither SMS nor mail could leave.',
        to: 'Where it was sent.',
        number: 'What is read aloud; it is told once.',
        endsAt: 'Until when.',
      }),
    ],
    answer: {
      csid: 'The case.',
      caseNbr: 'Its number.',
      link: 'Left out in the answer to a repeat where the link has left or was used already.',
    },
    example: {
      body: {
        id: ID,
        channel: 'phone',
        place: 'square',
        ccatCode: 'light',
        questionnaireId,
        played,
        send: 'number',
      },
      answer: [{ csid: ID, caseNbr: '4F7K', link: made }],
    },
    errors: ['badRequest', 'conflict', 'unknownCategory'],
  },
  counterLink: {
    summary: 'Makes another link to a case that staff opened, while nobody has used one; older ones end.',
    body: { csid: 'The case.', send },
    example: { body: { csid: CSID, send: 'number' }, answer: [made] },
    errors: ['badRequest', 'stepNotAllowed'],
  },
  counterForget: {
    summary: 'Erases the contact of who reported by phone or at the counter, at their wish.',
    body: { csid: 'The case.' },
    example: { body: { csid: CSID }, answer: [{ success: true }] },
    errors: ['stepNotAllowed'],
  },
});

export const spokenDocs = documentCalls(spokenCalls, {
  linkNumber: {
    summary:
      'Finds the link to a case by the number that somebody noted. After ten wrong codes for a case its number is no longer taken.',
    body: { number: 'Number of the case and code, in any case and with any separators.' },
    answer: { connectId: 'The id of the link: the address is `/m/c/{connectId}`.' },
    example: { body: { number: '4F7K-23AFHK' }, answer: [{ connectId: 'k7Vb2Xc8Lk1QwErTyUiOpA' }] },
    errors: ['unknownLink'],
  },
});
