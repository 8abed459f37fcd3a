import { documentCalls, documentSchema } from '../docs/describe.ts';
import { rungSchema } from '../entities/rungs.ts';
import { rungCalls } from './rungs.ts';

const standings = [
  { rung: 'page', on: true },
  { rung: 'push', on: false, lack: 'noBrowser' },
  { rung: 'mail', on: true },
  { rung: 'sms', on: false, lack: 'notWanted' },
];
const schemas = [
  documentSchema('NewsWay', rungSchema, 'How a way of being told of news stands for a person.', {
    rung: '`page`: an open page. `push`: the browsers that are registered (`notif/register`). `mail`, `sms`: the address and the number that were proved. Other codes may be added.',
    on: 'News come by it.',
    lack: 'Why none do. `noBrowser`: none is registered. `noAddress`, `noNumber`: none was proved. `notWanted`: by their own choice, or since they were not asked. `notPaid`: none of the customers of their cases pays for it. `notHere`: nothing goes that way from here. Other codes may be added.',
  }),
];

export const rungDocs = documentCalls(rungCalls, {
  userRungs: {
    summary: 'By which ways the caller is told of news that they do not see, and why not by the others.',
    schemas,
    example: { answer: standings },
  },
  userRungsSet: {
    summary:
      'Wants news by a way, or no more: by SMS; what comes by mail is a setting, what is pushed is its device’s.',
    body: {
      rung: 'The way. What comes by mail is `mailNews` of `user/settings/set`.',
      on: 'It is wanted.',
    },
    example: {
      body: { rung: 'sms', on: true },
      answer: standings.map((one) => (one.rung === 'sms' ? { rung: 'sms', on: true } : one)),
    },
  },
  userRungsTry: {
    summary: 'Sends the caller a trial by one way, at any hour, and says what became of it.',
    body: { rung: 'The way. Of `page` the answer itself is the trial.' },
    answer: {
      outcome:
        '`sent`: whoever carries it has taken it. `underWay`: not yet, and it is tried again. `failed`: it was refused for good. `off`: nothing comes by this way, nothing was sent. Other codes may be added.',
    },
    example: { body: { rung: 'mail' }, answer: [{ outcome: 'sent' }] },
  },
});
