import type { Scenario } from '../../engine/testing/scenario.ts';
import type { Flag } from '../../model/schema.ts';
import { CODE, MAIL, PHONE, type Story, sends } from './story.ts';

type Kind = 'sms' | 'mail';
type Act = (user: Scenario) => Scenario;

const CONTACTS: Readonly<Record<Kind, string>> = { sms: PHONE, mail: MAIL };
/** The outcome that asks for the other proof as well, by the kind of the first. */
const LINKED: Readonly<Record<Kind, Flag>> = { sms: 'checkEmail', mail: 'checkPhone' };

const gives =
  (kind: Kind, ...heard: Flag[]): Act =>
  (user) =>
    sends(user, `answer.${kind}.contact`, CONTACTS[kind]).hears(...heard);
const enters =
  (kind: Kind, ...heard: Flag[]): Act =>
  (user) =>
    sends(user, `answer.${kind}.code`, CODE).hears(...heard);
const presses =
  (button: string): Act =>
  (user) =>
    user.presses(button);
const answers =
  (item: string, value: 'yes' | 'no'): Act =>
  (user) =>
    user.answers(item, value);
const reads: Act = (user) => user.confirms();
const inTurn =
  (...acts: Act[]): Act =>
  (user) =>
    acts.reduce((now, act) => act(now), user);

/** A code is entered at once, or after a wrong one; what is heard then decides. */
const tries = [
  { when: 'at once', enter: enters },
  {
    when: 'after a wrong code',
    enter: (kind: Kind, ...heard: Flag[]) => inTurn(enters(kind, 'wrongCode'), enters(kind, ...heard)),
  },
] as const;

const asksAgain =
  (...heard: Flag[]): Act =>
  (user) =>
    user
      .presses('flow.noCode')
      .presses('flow.newCode')
      .hears(...heard);

/** The code had come all the same, before its field and after a wrong one. */
const finds = (kind: Kind): Act[] => [
  ...[presses('flow.noCode'), presses('flow.haveCode'), enters(kind, 'wrongCode')],
  ...[presses('flow.noCode'), presses('flow.haveCode')],
];

/** No code comes, and another one cannot be sent. */
const lost = [
  { when: 'at all', loses: (kind: Kind) => asksAgain(`${kind}Failed`) },
  {
    when: 'again after a wrong one',
    loses: (kind: Kind) => inTurn(enters(kind, 'wrongCode'), asksAgain(`${kind}Failed`)),
  },
] as const;

const has = (other: Kind, access: 'yes' | 'no') => answers(`answer.${other}.linked`, access);
const asksForCode = (user: Scenario, ...heard: Flag[]) => user.presses('flow.sendCode').hears(...heard);

/** What can come after a contact turned out to be linked to another; `asked` leads there. */
function linkedStories(other: Kind, asked: Act, when: string, done: Story['flags']): Story[] {
  const sent = inTurn(asked, has(other, 'yes'), (user) => asksForCode(user));
  return [
    {
      tells: `the contact is linked (${when}), without access it fails`,
      plays: inTurn(asked, has(other, 'no'), reads),
      flags: [],
    },
    {
      tells: `the contact is linked (${when}), and the second code cannot be sent`,
      plays: inTurn(
        asked,
        has(other, 'yes'),
        (user) => asksForCode(user, `${other}Failed`),
        presses('flow.stop'),
      ),
      flags: [],
      left: true,
    },
    ...tries.flatMap((second): Story[] => [
      {
        tells: `the contact is linked (${when}), the second code is right ${second.when}`,
        plays: inTurn(sent, second.enter(other), reads),
        flags: done,
      },
      {
        tells: `the contact is linked (${when}), the second code is too old ${second.when}`,
        plays: inTurn(sent, second.enter(other, 'noRecord'), presses('flow.stop')),
        flags: [],
        left: true,
      },
    ]),
    ...lost.map(
      (second): Story => ({
        tells: `the contact is linked (${when}), the second code never comes ${second.when}`,
        plays: inTurn(sent, second.loses(other), presses('flow.stop')),
        flags: [],
        left: true,
      }),
    ),
  ];
}

/** Everything that can happen to a contact, its code, and the second proof; `raised` is the flag of success. */
function proofStories(kind: Kind, raised: Flag, refusals: readonly Flag[]): Story[] {
  const other: Kind = kind === 'sms' ? 'mail' : 'sms';
  const failed: Flag = `${kind}Failed`;
  const done: Story['flags'] = [raised];
  const paths = tries.flatMap(({ when, enter }): Story[] => [
    { tells: `the code is right ${when}`, plays: inTurn(gives(kind), enter(kind), reads), flags: done },
    {
      tells: `the code is too old ${when}`,
      plays: inTurn(gives(kind), enter(kind, 'noRecord'), presses('flow.stop')),
      flags: [],
      left: true,
    },
    ...refusals.map(
      (flag): Story => ({
        tells: `${flag} is told ${when}`,
        plays: inTurn(gives(kind), enter(kind, flag), reads),
        flags: [],
      }),
    ),
    ...linkedStories(other, inTurn(gives(kind), enter(kind, LINKED[kind])), when, done),
  ]);
  const never = lost.map(
    ({ when, loses }): Story => ({
      tells: `the code never comes ${when}`,
      plays: inTurn(gives(kind), loses(kind), presses('flow.stop')),
      flags: [],
      left: true,
    }),
  );
  const asked = inTurn(gives(kind), enters(kind, LINKED[kind]), has(other, 'yes'));
  return [
    ...paths,
    ...never,
    {
      tells: 'no code came, another one does',
      plays: inTurn(gives(kind), asksAgain(), enters(kind), reads),
      flags: done,
    },
    {
      tells: 'no code seemed to have come, and it is found',
      plays: inTurn(gives(kind), ...finds(kind), enters(kind), reads),
      flags: done,
    },
    {
      tells: 'no second code seemed to have come, and it is found',
      plays: inTurn(...[asked, (user: Scenario) => asksForCode(user), ...finds(other), enters(other), reads]),
      flags: done,
    },
    {
      tells: 'no code came, another one cannot be sent yet, and the first one comes',
      plays: inTurn(gives(kind), asksAgain(failed), presses('flow.toCode'), enters(kind), reads),
      flags: done,
    },
    {
      tells: 'no code came, another one cannot be sent, since the contact was not the right one',
      plays: inTurn(
        ...[gives(kind), asksAgain(failed), presses('flow.toCode'), presses('flow.noCode')],
        ...[presses(`${kind}.other`), gives(kind), enters(kind), reads],
      ),
      flags: done,
    },
    {
      tells: 'no second code came, another one cannot be sent yet, and the first one comes',
      plays: inTurn(
        ...[asked, (user: Scenario) => asksForCode(user), asksAgain(`${other}Failed`)],
        ...[presses('flow.toCode'), enters(other), reads],
      ),
      flags: done,
    },
    {
      tells: 'no code came, since the contact was not the right one',
      plays: inTurn(
        ...[gives(kind), presses('flow.noCode'), presses(`${kind}.other`)],
        ...[gives(kind), enters(kind), reads],
      ),
      flags: done,
    },
    {
      tells: 'the contact was not the right one, and neither was the next',
      plays: inTurn(
        ...[gives(kind), presses(`${kind}.other`), gives(kind), enters(kind, 'wrongCode')],
        ...[presses(`${kind}.other`), gives(kind), enters(kind), reads],
      ),
      flags: done,
    },
    {
      tells: 'no second code came, another one does',
      plays: inTurn(
        ...[asked, (user: Scenario) => asksForCode(user), asksAgain()],
        ...[enters(other), reads],
      ),
      flags: done,
    },
    {
      tells: 'the second code is too old, another one is right',
      plays: inTurn(
        ...[asked, (user: Scenario) => asksForCode(user), enters(other, 'noRecord'), presses('flow.again')],
        ...[(user: Scenario) => asksForCode(user), enters(other), reads],
      ),
      flags: done,
    },
    {
      tells: 'nothing can be sent',
      plays: inTurn(gives(kind, failed), presses('flow.stop')),
      flags: [],
      left: true,
    },
    {
      tells: 'nothing can be sent, and cannot again',
      plays: inTurn(gives(kind, failed), presses('flow.again'), gives(kind, failed), presses('flow.stop')),
      flags: [],
      left: true,
    },
    {
      tells: 'the code is too old, and so is another one',
      plays: inTurn(
        ...[gives(kind), enters(kind, 'noRecord'), presses('flow.again')],
        ...[gives(kind), enters(kind, 'wrongCode'), enters(kind, 'noRecord'), presses('flow.stop')],
      ),
      flags: [],
      left: true,
    },
    {
      tells: 'the code is wrong twice, then right',
      plays: inTurn(gives(kind), enters(kind, 'wrongCode'), enters(kind, 'wrongCode'), enters(kind), reads),
      flags: done,
    },
    {
      tells: 'the second code is wrong twice, then right',
      plays: inTurn(
        ...[asked, (user: Scenario) => asksForCode(user)],
        ...[enters(other, 'wrongCode'), enters(other, 'wrongCode'), enters(other), reads],
      ),
      flags: done,
    },
    {
      tells: 'the second code cannot be sent, and cannot again',
      plays: inTurn(
        ...[asked, (user: Scenario) => asksForCode(user, `${other}Failed`), presses('flow.again')],
        ...[(user: Scenario) => asksForCode(user, `${other}Failed`), presses('flow.stop')],
      ),
      flags: [],
      left: true,
    },
  ];
}

/** Stories after something else was done. */
const after = (before: Act, stories: readonly Story[], given?: readonly Flag[]): Story[] =>
  stories.map((story) => ({ ...story, ...(given && { given }), plays: inTurn(before, story.plays) }));

const offersToSend: Act = (user) => user.presses('sms.way.send').hears();
const hasSent =
  (...heard: Flag[]): Act =>
  (user) =>
    user.presses('sms.discover.sent').hears(...heard);
/** Where SMS come in: by a code that comes, or by one that is sent. */
const sendingStories = (proves: readonly Story[], flag: Flag): Story[] => [
  ...after(presses('sms.way.receive'), proves),
  ...after(inTurn(offersToSend, presses('sms.discover.instead')), proves),
  {
    tells: 'the SMS that was sent comes',
    plays: inTurn(offersToSend, hasSent(), reads),
    flags: [flag],
  },
  {
    tells: 'the SMS that was sent comes later',
    plays: inTurn(offersToSend, hasSent('notYet'), presses('flow.again'), hasSent(), reads),
    flags: [flag],
  },
  {
    tells: 'the SMS that was sent does not come',
    plays: inTurn(offersToSend, hasSent('notYet'), presses('flow.stop')),
    flags: [],
    left: true,
  },
  {
    tells: 'the SMS that was sent proves nothing',
    plays: inTurn(offersToSend, hasSent('noRecord'), presses('flow.stop')),
    flags: [],
    left: true,
  },
  {
    tells: 'the SMS that was sent proves nothing, and neither does another one',
    plays: inTurn(
      ...[offersToSend, hasSent('noRecord'), presses('flow.again'), offersToSend],
      ...[hasSent('noRecord'), presses('flow.stop')],
    ),
    flags: [],
    left: true,
  },
  {
    tells: 'no SMS comes in, and a code is sent in its place',
    plays: inTurn(
      ...[(user: Scenario) => user.presses('sms.way.send').hears('noRecord'), presses('flow.again')],
      ...[presses('sms.way.receive'), gives('sms'), enters('sms'), reads],
    ),
    flags: [flag],
  },
  {
    tells: 'no SMS comes in, and it is left',
    plays: inTurn((user: Scenario) => user.presses('sms.way.send').hears('noRecord'), presses('flow.stop')),
    flags: [],
    left: true,
  },
];

/** Whoever is asked for a number says yes first, and then proves it as anybody does. */
const accepts: Act = answers('answer.mobileNeeded', 'yes');
const provesAsked: Story[] = [
  ...proofStories('sms', 'acceptSms', ['phoneExists', 'belongsToCustomer']),
  { tells: 'no after all is a reject', plays: presses('mobileNeeded.afterAll'), flags: ['reject'] },
];
const mobileNeeded: Story[] = [
  ...after(accepts, provesAsked),
  ...after(inTurn(accepts, presses('sms.other')), provesAsked, ['hasPhone']),
  ...after(accepts, sendingStories(provesAsked, 'acceptSms'), ['smsInbound']),
  { tells: 'no is a reject', plays: answers('answer.mobileNeeded', 'no'), flags: ['reject'] },
  {
    tells: 'the number that was proved before is given',
    given: ['hasPhone'],
    plays: inTurn(accepts, presses('mobileNeeded.give'), reads),
    flags: ['acceptSms'],
  },
];

const registersPhone = proofStories('sms', 'registered', ['phoneExists', 'belongsToCustomer']);
const provePhone = sendingStories(registersPhone, 'registered');

/** What people do who sign in, register, or are asked for a number. */
export const verificationStories = {
  mobileNeeded,
  login: proofStories('sms', 'loggedIn', ['phoneExists', 'belongsToCustomer']),
  registerPhone: registersPhone,
  provePhone,
  registerMail: proofStories('mail', 'registered', ['mailExists', 'belongsToCustomer']),
} satisfies Record<string, Story[]>;
