import { rungCalls } from '../../calls/rungs.ts';
import { rungSchema } from '../../entities/rungs.ts';
import { meaning } from '../telling/meaning.ts';
import { type Told, tell } from '../telling/told.ts';

const standings = [
  { rung: 'page', on: true },
  { rung: 'push', on: false, lack: 'noBrowser' },
  { rung: 'mail', on: true },
  { rung: 'sms', on: false, lack: 'notWanted' },
];
const more = [
  meaning(rungSchema, {
    rung: '`page`: an open page. `push`: the browsers that are registered (`notif/register`). `mail`, `sms`: the address and the number that were proved. Other codes may be added.',
    on: 'News come by it.',
    lack: 'Why none do. `noBrowser`: none is registered. `noAddress`, `noNumber`: none was proved. `notWanted`: by their own choice, or since they were not asked. `notPaid`: none of the customers of their cases pays for it. `notHere`: nothing goes that way from here. Other codes may be added.',
  }),
];

/** The ways by which somebody is told of news. */
export const rungTold: readonly Told[] = [
  tell(rungCalls.userRungs, { more, example: { answer: standings } }),
  tell(rungCalls.userRungsSet, {
    body: {
      rung: 'The way. What comes by mail is `mailNews` of `user/settings/set`.',
      on: 'It is wanted.',
    },
    example: {
      body: { rung: 'sms', on: true },
      answer: standings.map((one) => (one.rung === 'sms' ? { rung: 'sms', on: true } : one)),
    },
  }),
  tell(rungCalls.userRungsTry, {
    body: { rung: 'The way. Of `page` the answer itself is the trial.' },
    answer: {
      outcome:
        '`sent`: whoever carries it has taken it. `underWay`: not yet, and it is tried again. `failed`: it was refused for good. `off`: nothing comes by this way, nothing was sent. Other codes may be added.',
    },
    example: { body: { rung: 'mail' }, answer: [{ outcome: 'sent' }] },
  }),
];
