import type { Scenario } from '../../engine/scenario.ts';
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

/** Everything that can happen to a contact, its code, and the second proof; `raised` is the flag of success. */
function proofStories(kind: Kind, raised: Flag, refusals: readonly Flag[]): Story[] {
  const other: Kind = kind === 'sms' ? 'mail' : 'sms';
  const asked = inTurn(gives(kind), enters(kind, LINKED[kind]));
  const sent = inTurn(asked, answers(`answer.${other}.linked`, 'yes'), (user) =>
    user.presses('flow.sendCode').hears(),
  );
  const failed = `${kind}Failed`;
  const done: Story['flags'] = [raised];
  const refused = refusals.flatMap((flag): Story[] => [
    { tells: `${flag} is told`, plays: inTurn(gives(kind), enters(kind, flag), reads), flags: [] },
    {
      tells: `${flag} is told after a wrong code`,
      plays: inTurn(gives(kind), enters(kind, 'wrongCode'), enters(kind, flag), reads),
      flags: [],
    },
  ]);
  return [
    { tells: 'the code is right', plays: inTurn(gives(kind), enters(kind), reads), flags: done },
    {
      tells: 'the code is wrong twice, then right',
      plays: inTurn(gives(kind), enters(kind, 'wrongCode'), enters(kind, 'wrongCode'), enters(kind), reads),
      flags: done,
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
    ...refused,
    {
      tells: 'the contact is linked to another, to which there is access',
      plays: inTurn(sent, enters(other, 'wrongCode'), enters(other, 'wrongCode'), enters(other), reads),
      flags: done,
    },
    {
      tells: 'the second code is right at once',
      plays: inTurn(
        ...[gives(kind), enters(kind, 'wrongCode'), enters(kind, LINKED[kind])],
        ...[
          answers(`answer.${other}.linked`, 'yes'),
          (user: Scenario) => user.presses('flow.sendCode').hears(),
        ],
        ...[enters(other), reads],
      ),
      flags: done,
    },
    {
      tells: 'without access to the linked contact it fails',
      plays: inTurn(asked, answers(`answer.${other}.linked`, 'no'), reads),
      flags: [],
    },
    { tells: 'the second code is too old', plays: inTurn(sent, enters(other, 'noRecord'), reads), flags: [] },
    {
      tells: 'the second code is wrong, then too old',
      plays: inTurn(sent, enters(other, 'wrongCode'), enters(other, 'noRecord'), reads),
      flags: [],
    },
    {
      tells: 'the second code cannot be sent, and cannot again',
      plays: inTurn(
        ...[asked, answers(`answer.${other}.linked`, 'yes')],
        ...[(user: Scenario) => user.presses('flow.sendCode').hears(`${other}Failed`), presses('flow.again')],
        ...[(user: Scenario) => user.presses('flow.sendCode').hears(`${other}Failed`), presses('flow.stop')],
      ),
      flags: [],
      left: true,
    },
  ];
}

/** What people do who sign in or register. */
export const verificationStories = {
  login: proofStories('sms', 'loggedIn', ['belongsToCustomer']),
  registerPhone: proofStories('sms', 'registered', ['phoneExists', 'belongsToCustomer']),
  registerMail: proofStories('mail', 'registered', ['mailExists', 'belongsToCustomer']),
} satisfies Record<string, Story[]>;
