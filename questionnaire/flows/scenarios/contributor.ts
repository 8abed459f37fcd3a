import type { Scenario } from '../../engine/testing/scenario.ts';
import type { Flag } from '../../model/schema.ts';
import { CODE, confirmed, MAIL, type Story, sends } from './story.ts';

const leaves = (user: Scenario) => user.ticks('answer.terminateReport.leave');
const wantsMail = (user: Scenario) =>
  sends(user.answers('answer.mail.offer', 'yes'), 'answer.mail.contact', MAIL);
const entersCode = (user: Scenario) => sends(user, 'answer.mail.code', CODE);

/** What can come before an e-mail is suggested, and what can become of it: each with each. */
const beforeMail = [
  { when: '', given: [], leads: leaves },
  {
    when: ' after no to notifications',
    given: ['canNotify'],
    leads: (user) => leaves(user).answers('answer.notify', 'no'),
  },
  { when: ' after how to install on iOS', given: ['iosInstall'], leads: (user) => leaves(user).confirms() },
] satisfies { when: string; given: Flag[]; leads: Story['plays'] }[];

const sent = (user: Scenario) => wantsMail(user).hears();
const noCode = (user: Scenario) => user.presses('flow.noCode').presses('flow.newCode');
const mailEndings: Omit<Story, 'given'>[] = [
  {
    tells: 'no e-mail is wanted',
    plays: (user) => user.answers('answer.mail.offer', 'no').confirms(),
    flags: ['leave'],
  },
  {
    tells: 'the e-mail is verified',
    plays: (user) => entersCode(sent(user)).hears().confirms(),
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'the e-mail is verified once the code is right',
    plays: (user) =>
      entersCode(entersCode(sent(user)).hears('wrongCode'))
        .hears()
        .confirms(),
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'the code is too old',
    plays: (user) => entersCode(sent(user)).hears('noRecord').presses('flow.stop'),
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the code is wrong, then too old',
    plays: (user) =>
      entersCode(entersCode(sent(user)).hears('wrongCode'))
        .hears('noRecord')
        .presses('flow.stop'),
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the code never comes',
    plays: (user) => noCode(sent(user)).hears('mailFailed').presses('flow.stop'),
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the code is wrong, and another one never comes',
    plays: (user) =>
      noCode(entersCode(sent(user)).hears('wrongCode'))
        .hears('mailFailed')
        .presses('flow.stop'),
    flags: ['leave'],
    left: true,
  },
  {
    tells: 'the e-mail cannot be sent',
    plays: (user) => wantsMail(user).hears('mailFailed').presses('flow.stop'),
    flags: ['leave'],
    left: true,
  },
];

/** What a phone offers is one thing: notifications, else how to install, else an e-mail. */
const whoWins: Story[] = [
  {
    tells: 'notifications are offered before anything else',
    given: ['canNotify', 'iosInstall', 'canMail'],
    plays: (user) => leaves(user).answers('answer.notify', 'yes').confirms(),
    flags: ['leave', 'notify'],
  },
  {
    tells: 'without notifications an e-mail is offered, and not how to install',
    given: ['canNotify', 'iosInstall', 'canMail'],
    plays: (user) =>
      leaves(user).answers('answer.notify', 'no').answers('answer.mail.offer', 'no').confirms(),
    flags: ['leave'],
  },
  {
    tells: 'how to install is shown before an e-mail is offered',
    given: ['iosInstall', 'canMail'],
    plays: (user) => leaves(user).confirms().answers('answer.mail.offer', 'no').confirms(),
    flags: ['leave'],
  },
];

const terminateReport: Story[] = [
  { tells: 'leaving is thanked for', plays: (user) => leaves(user).confirms(), flags: ['leave'] },
  {
    tells: 'notifications are wanted',
    given: ['canNotify', 'canMail'],
    plays: (user) => leaves(user).answers('answer.notify', 'yes').confirms(),
    flags: ['leave', 'notify'],
  },
  {
    tells: 'no notifications, where no e-mail can be sent',
    given: ['canNotify'],
    plays: (user) => leaves(user).answers('answer.notify', 'no').confirms(),
    flags: ['leave'],
  },
  {
    tells: 'Safari on iOS shows how to install, then thanks',
    given: ['iosInstall'],
    plays: (user) => leaves(user).confirms().confirms(),
    flags: ['leave'],
  },
  ...beforeMail.flatMap(({ when, given, leads }) =>
    mailEndings.map(
      ({ tells, plays, ...ending }): Story => ({
        ...ending,
        tells: `${tells}${when}`,
        given: [...given, 'canMail'],
        plays: (user) => plays(leads(user)),
      }),
    ),
  ),
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
    tells: 'no code came, another one does',
    given: ['canMail'],
    plays: (user) =>
      entersCode(noCode(sent(leaves(user))).hears())
        .hears()
        .confirms(),
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'no code seemed to have come, and it is found',
    given: ['canMail'],
    plays: (user) => {
      sent(leaves(user)).presses('flow.noCode').presses('flow.haveCode');
      return entersCode(user).hears().confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'no code came, another one cannot be sent yet, and the first one comes',
    given: ['canMail'],
    plays: (user) => {
      noCode(sent(leaves(user)))
        .hears('mailFailed')
        .presses('flow.toCode');
      return entersCode(user).hears().confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'no code came, since the address was not the right one',
    given: ['canMail'],
    plays: (user) => {
      sent(leaves(user)).presses('flow.noCode').presses('mail.other');
      return entersCode(sends(user, 'answer.mail.contact', MAIL).hears())
        .hears()
        .confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'the address was not the right one, and neither was the next',
    given: ['canMail'],
    plays: (user) => {
      entersCode(sends(sent(leaves(user)).presses('mail.other'), 'answer.mail.contact', MAIL).hears());
      user.hears('wrongCode').presses('mail.other');
      return entersCode(sends(user, 'answer.mail.contact', MAIL).hears())
        .hears()
        .confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  ...whoWins,
  {
    tells: 'the code is wrong twice, then right',
    given: ['canMail'],
    plays: (user) => {
      entersCode(sent(leaves(user))).hears('wrongCode');
      entersCode(user).hears('wrongCode');
      return entersCode(user).hears().confirms();
    },
    flags: ['leave', 'mailVerified'],
  },
  {
    tells: 'the code is too old, another one is too old as well',
    given: ['canMail'],
    plays: (user) => {
      entersCode(sent(leaves(user)))
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
/** What is said after the stars. */
const opinions = [
  {
    tells: 'four stars and a word of thanks',
    given: [],
    says: (user) =>
      sends(
        rates(4)(user).answers('answer.satisfaction.thanks', 'yes'),
        'answer.satisfaction.thanksMessage',
        'Merci',
      ),
  },
  {
    tells: 'five stars, no word',
    given: [],
    says: (user) => rates(5)(user).answers('answer.satisfaction.thanks', 'no'),
  },
  {
    tells: 'between users, five stars and a word',
    given: ['betweenUsers'],
    says: (user) =>
      sends(
        rates(5)(user).answers('answer.satisfaction.thanks', 'yes'),
        'answer.satisfaction.thanksMessage',
        'Merci',
      ),
  },
  {
    tells: 'between users, four stars and no word',
    given: ['betweenUsers'],
    says: (user) => rates(4)(user).answers('answer.satisfaction.thanks', 'no'),
  },
  {
    tells: 'one star, and what went wrong',
    given: [],
    says: (user) =>
      sends(
        rates(1)(user).answers('answer.satisfaction.wrong', 'yes'),
        'answer.satisfaction.wrongMessage',
        'Rien de fait',
      ),
  },
  {
    tells: 'three stars, and no more',
    given: [],
    says: (user) => rates(3)(user).answers('answer.satisfaction.wrong', 'no'),
  },
  {
    tells: 'between users, two stars, and what went wrong',
    given: ['betweenUsers'],
    says: (user) =>
      sends(
        rates(2)(user).answers('answer.satisfaction.wrong', 'yes'),
        'answer.satisfaction.wrongMessage',
        'Rien de fait',
      ),
  },
] satisfies { tells: string; given: Flag[]; says: Story['plays'] }[];

const satisfaction: Story[] = opinions.flatMap(({ tells, given, says }): Story[] => [
  {
    tells: `${tells}, the tool rated`,
    given,
    plays: (user) => says(user).rates('answer.satisfaction.tool', 5).presses('satisfaction.next').confirms(),
    flags: [],
  },
  {
    tells: `${tells}, the tool not rated`,
    given,
    plays: (user) => says(user).presses('satisfaction.next').confirms(),
    flags: [],
  },
]);

/** What contributors do with the flows that are shown to them. */
export const contributorStories = {
  startReport: [{ tells: 'the report is sent', plays: (user: Scenario) => user.confirms(), flags: ['yes'] }],
  sendReport: [
    { tells: 'the report is sent', plays: (user: Scenario) => user.confirms(), flags: ['yes'] },
    {
      tells: 'the report is sent with a detail',
      plays: (user: Scenario) => user.types('answer.sendReport.detail', 'Au fond').confirms(),
      flags: ['yes'],
    },
  ],
  discardReport: confirmed('discardReport'),
  cancelReport: confirmed('cancelReport'),
  terminateReport,
  firstCase,
  satisfaction,
  caseRejected: [
    { tells: 'the notice is read', plays: (user: Scenario) => user.confirms(), flags: ['closed'] },
  ],
  abuseReport: confirmed('abuseReport'),
  erasePhone: confirmed('erasePhone'),
  mailNews: confirmed('mailNews'),
  eraseMail: confirmed('eraseMail'),
  eraseCookies: confirmed('eraseCookies'),
  eraseAll: confirmed('eraseAll'),
  disconnect: confirmed('disconnect'),
} satisfies Record<string, Story[]>;
