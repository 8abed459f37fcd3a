import { documentCalls, documentSchema } from '../docs/describe.ts';
import { askingDeskSchema, qrLoginCalls } from './qrLogin.ts';

const DESK = 'q2Jw6LdN0pSx3CqUyTgEfR1BvH8mKzWc5YtAoIeXnMs';
const CODE = 'Vb7Rk1ZsQe9TnLx4UjHw0Gd3FcPyMa6IoKtEvXqB2Nh';

const desk = { type: 'desktop', os: 'Windows', browser: 'Firefox 130' } as const;

const askingDesk = documentSchema(
  'AskingDesk',
  askingDeskSchema,
  'What a desk says of itself to the phone that is asked.',
  {
    type: 'What it is held like.',
    os: 'The operating system.',
    browser: 'The browser.',
  },
);

export const qrLoginDocs = documentCalls(qrLoginCalls, {
  loginQrCheck: {
    cookies: ['pv_session', 'pv_device'],
    summary:
      'Asks for a code that a phone of staff may read, or, with the secret of that request, how it stands. Signs in once it was approved.',
    body: {
      desk: 'The secret of a request, to ask how it stands. Left out, a new one is made.',
      device: 'What the desk says of itself, with a new request: the phone shows it.',
    },
    answer: {
      state: 'How the request stands. With `approved` the cookie is set, once.',
      seconds: 'Seconds that are left of its minute; 0 once it has ended.',
      desk: 'With a new request: the secret by which its desk asks for it. It is kept nowhere else.',
      code: 'With a new request: what its QR code shows, after the `#` of `/staff/connect`.',
      digits: 'Once a phone has seen it: the number that is to be chosen there.',
      mergedAccount: 'What was done at this desk before now belongs to the account.',
      movedCases: 'Of a merged account: how many cases came along, none where nothing was reported before.',
    },
    schemas: [askingDesk],
    example: {
      body: { device: desk },
      answer: [{ state: 'waiting', seconds: 60, desk: DESK, code: CODE, mergedAccount: false }],
    },
  },
  loginQrConnect: {
    summary:
      'What a desk asks whose code a phone has read, and what is done about it: by staff. The first phone that sees it answers; another one ends it.',
    body: {
      code: 'What the QR code showed.',
      act: '`see` first: it binds the request to this phone. Then `approve` or `refuse`.',
      digits: 'With `approve`: the number that the desk shows. Another one ends the request.',
    },
    answer: {
      state: 'How the request stands; `notStaff` where the caller works for no customer.',
      seconds: 'Seconds that are left of its minute; 0 once it has ended.',
      device: 'What the desk says of itself, while it can be answered.',
      since: 'How many seconds ago the desk asked.',
      choices: 'Three numbers, of which the desk shows one.',
    },
    example: {
      body: { code: CODE, act: 'see' },
      answer: [{ state: 'seen', seconds: 48, device: desk, since: 12, choices: ['27', '61', '83'] }],
    },
  },
});
