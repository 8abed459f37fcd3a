import type { Scenario } from '../../engine/scenario.ts';
import type { Flag } from '../../model/schema.ts';
import { CODE, confirmed, MAIL, PHONE, type Story, sends } from './story.ts';

const leaves = (user: Scenario) => user.ticks('answer.terminateReport.leave');
const wantsMail = (user: Scenario) =>
  sends(user.answers('answer.mail.offer', 'yes'), 'answer.mail.contact', MAIL);
const entersCode = (user: Scenario) => sends(user, 'answer.mail.code', CODE);

const terminateReport: Story[] = [
  { tells: 'leaving is thanked for', plays: (user) => leaves(user).confirms(), flags: ['leave'] },
  {
    tells: 'notifications are wanted',
    given: ['canNotify', 'canMail'],
    plays: (user) => leaves(user).answers('answer.notify', 'yes').confirms(),
    flags: ['leave', 'notify'],
  },
  {
    tells: 'neither notifications nor e-mail',
    given: ['canNotify', 'canMail'],
    plays: (user) =>
      leaves(user).answers('answer.notify', 'no').answers('answer.mail.offer', 'no').confirms(),
    flags: ['leave'],
  },
  {
    tells: 'no notifications, where no e-mail can be sent',
    given: ['canNotify'],
    plays: (user) => leaves(user).answers('answer.notify', 'no').confirms(),
    flags: ['leave'],
  },
  {
    tells: 'Safari on iOS shows how to install, then suggests an e-mail, which is verified',
    given: ['iosInstall', 'canMail'],
    plays: (user) =>
      entersCode(wantsMail(leaves(user).confirms()).hears())
        .hears()
        .confirms(),
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'Safari on iOS shows how to install, then thanks',
    given: ['iosInstall'],
    plays: (user) => leaves(user).confirms().confirms(),
    flags: ['leave'],
  },
  {
    tells: 'the e-mail cannot be sent, and cannot again',
    given: ['canMail'],
    plays: (user) => {
      wantsMail(leaves(user)).hears('mailFailed').presses('flow.again');
      return sends(user, 'answer.mail.contact', MAIL).hears('mailFailed').presses('flow.stop');
    },
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the code is wrong twice, then right',
    given: ['canMail'],
    plays: (user) => {
      entersCode(wantsMail(leaves(user)).hears()).hears('wrongCode');
      entersCode(user).hears('wrongCode');
      return entersCode(user).hears().confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'the code is too old, another one is too old as well',
    given: ['canMail'],
    plays: (user) => {
      entersCode(wantsMail(leaves(user)).hears())
        .hears('noRecord')
        .presses('flow.again');
      entersCode(sends(user, 'answer.mail.contact', MAIL).hears()).hears('wrongCode');
      return entersCode(user).hears('noRecord').presses('flow.stop');
    },
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the report is cancelled',
    plays: (user) => user.ticks('answer.terminateReport.cancel').answers('answer.cancelReport', 'yes'),
    flags: ['cancel'],
  },
  {
    tells: 'the report is not cancelled after all',
    plays: (user) => user.ticks('answer.terminateReport.cancel').answers('answer.cancelReport', 'no'),
    flags: [],
    left: true,
  },
];

const givesPhone = (user: Scenario) =>
  sends(user.answers('answer.mobileNeeded', 'yes'), 'answer.mobileNeeded.phone', PHONE);

const mobileNeeded: Story[] = [
  {
    tells: 'an SMS is accepted and sent',
    plays: (user) => givesPhone(user).hears().confirms(),
    flags: ['acceptSms'],
  },
  { tells: 'no is a reject', plays: (user) => user.answers('answer.mobileNeeded', 'no'), flags: ['reject'] },
  {
    tells: 'the SMS cannot be sent, and cannot again',
    plays: (user) => {
      givesPhone(user).hears('smsFailed').presses('flow.again');
      return sends(user, 'answer.mobileNeeded.phone', PHONE).hears('smsFailed').presses('flow.stop');
    },
    flags: [],
    left: true,
  },
];

const reads = (user: Scenario) => user.confirms().confirms().confirms();

const firstCase: Story[] = [
  { tells: 'the tutorial is read', plays: reads, flags: [] },
  {
    tells: 'notifications are wanted',
    given: ['canNotify'],
    plays: (user) => reads(user).answers('answer.notify', 'yes'),
    flags: ['notify'],
  },
  {
    tells: 'notifications are not wanted',
    given: ['canNotify'],
    plays: (user) => reads(user).answers('answer.notify', 'no'),
    flags: [],
  },
];

const rates = (stars: number) => (user: Scenario) => user.rates('answer.satisfaction', stars).confirms();
const skips = (user: Scenario) => user.presses('satisfaction.next').confirms();
const thanks = (user: Scenario) => sends(user, 'answer.satisfaction.thanksMessage', 'Merci');
const rated = (tells: string, plays: Story['plays'], given: readonly Flag[] = []): Story => ({
  tells,
  given,
  plays,
  flags: [],
});

const satisfaction: Story[] = [
  rated('four stars, a word of thanks, the tool rated', (user) =>
    skips(
      thanks(rates(4)(user).answers('answer.satisfaction.thanks', 'yes')).rates(
        'answer.satisfaction.tool',
        5,
      ),
    ),
  ),
  rated('five stars, no word', (user) => skips(rates(5)(user).answers('answer.satisfaction.thanks', 'no'))),
  rated(
    'between users, five stars and a word',
    (user) => skips(thanks(rates(5)(user).answers('answer.satisfaction.thanks', 'yes'))),
    ['betweenUsers'],
  ),
  rated(
    'between users, four stars and no word',
    (user) => skips(rates(4)(user).answers('answer.satisfaction.thanks', 'no')),
    ['betweenUsers'],
  ),
  rated('one star, and what went wrong', (user) => {
    rates(1)(user).answers('answer.satisfaction.wrong', 'yes');
    return skips(sends(user, 'answer.satisfaction.wrongMessage', 'Rien de fait'));
  }),
  rated('three stars, and no more', (user) =>
    skips(rates(3)(user).answers('answer.satisfaction.wrong', 'no')),
  ),
];

/** What contributors do with the flows that are shown to them. */
export const contributorStories = {
  startReport: [{ tells: 'the report is sent', plays: (user: Scenario) => user.confirms(), flags: ['yes'] }],
  cancelReport: confirmed('cancelReport'),
  terminateReport,
  mobileNeeded,
  firstCase,
  satisfaction,
  caseRejected: [
    { tells: 'the notice is read', plays: (user: Scenario) => user.confirms(), flags: ['closed'] },
  ],
  abuseReport: confirmed('abuseReport'),
  erasePhone: confirmed('erasePhone'),
  eraseMail: confirmed('eraseMail'),
  eraseCookies: confirmed('eraseCookies'),
  eraseAll: confirmed('eraseAll'),
  disconnect: confirmed('disconnect'),
} satisfies Record<string, Story[]>;
