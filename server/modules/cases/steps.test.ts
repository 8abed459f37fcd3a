import { stepSchema } from '@parvis/api/entities/case';
import { effectOf } from '@parvis/api/entities/eventEffects';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { getEvents, type Relation } from './stepEvents.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(() => services.close());
const { pool } = services.store;
await pool.query(`
  insert into identities (cr_uid, email) values ('jo', 'jo@mail.example'), ('anna', null), ('guest', null), ('target', null);
  insert into cases (csid, cuid, nbr, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state, simulation, erase_on,
    last_msg_id, last_at) values ('c', 'testville', 'C', '{}', 'other', 'other', '[]', 'jo', 'fr-FR', 'open', false, now(), 1, now());
  insert into participants (csid, cr_uid, staff, joined_as, gcat_code) values ('c', 'jo', false, 'creator', 'users'), ('c', 'guest', false, 'invited', 'users'),
    ('c', 'target', false, 'target', 'users')`);

const states = ['open', 'handled', 'held', 'closed', 'rejected', 'cancelled'] as const;
type State = (typeof states)[number];

/**
 * Expected steps (specification 4, staff case actions) by state and relation, with the next state; `+` makes the
 * person a handler. All others are refused.
 */
const whole: Readonly<Record<State, Readonly<Record<Relation, string>>>> = {
  open: {
    target: 'send>open solved>closed leave>open',
    invited: 'send>open leave>open',
    reporter:
      'send>open rate>open contact>open hold>held solved>closed close>closed cancel>cancelled giveMobile>open',
    handler:
      'send+>handled ask+>handled callService+>handled handle+>handled hold>held close>closed reject>rejected leave>open recategorize>open assign>handled',
    left: 'send+>handled ask+>handled callService+>handled rejoin+>handled close+>closed reject+>rejected recategorize>open assign>handled',
    none: 'send+>handled ask+>handled callService+>handled handle+>handled close+>closed reject+>rejected recategorize>open assign>handled',
  },
  handled: {
    target: 'send>handled solved>closed leave>handled',
    invited: 'send>handled leave>handled',
    reporter:
      'send>handled rate>handled contact>handled hold>held solved>closed close>closed cancel>cancelled giveMobile>handled',
    handler:
      'send>handled ask>handled callService>handled proposeCall>handled hold>held close>closed reject>rejected leave>handled recategorize>handled assign>handled',
    left: 'send+>handled ask+>handled callService+>handled rejoin+>handled recategorize>handled assign>handled',
    none: 'send+>handled ask+>handled callService+>handled handle+>handled recategorize>handled assign>handled',
  },
  held: {
    target: 'send>held solved>closed leave>held',
    invited: 'send>held leave>held',
    reporter: 'send>held rate>held contact>held solved>closed close>closed cancel>cancelled giveMobile>held',
    handler:
      'send>held ask>held callService>held proposeCall>held resume>handled close>closed reject>rejected leave>held recategorize>held assign>held',
    left: 'send+>held ask+>held callService+>held rejoin+>held recategorize>held assign>held',
    none: 'send+>held ask+>held callService+>held handle+>held recategorize>held assign>held',
  },
  closed: {
    target: 'leave>closed',
    invited: 'leave>closed',
    reporter: 'rate>closed reopen>open',
    handler: 'resume+>handled',
    left: 'resume+>handled',
    none: 'resume+>handled',
  },
  rejected: {
    reporter: '',
    target: 'leave>rejected',
    invited: 'leave>rejected',
    handler: 'resume+>handled',
    left: 'resume+>handled',
    none: 'resume+>handled',
  },
  cancelled: {
    reporter: '',
    target: 'leave>cancelled',
    invited: 'leave>cancelled',
    handler: '',
    left: '',
    none: '',
  },
};

const cells = states.flatMap((state) =>
  (['reporter', 'target', 'invited', 'handler', 'left', 'none'] as const).map(
    (relation) => [state, relation] as const,
  ),
);

interface Facts {
  readonly rateable?: boolean;
  readonly reopenable?: boolean;
  readonly contactable?: boolean;
  readonly hasSms?: boolean;
  readonly mobileAsked?: boolean;
  readonly blocked?: boolean;
  readonly blockable?: boolean;
  readonly withdrawn?: boolean;
}

/** Prepares the case so that only the reporter's status and the request for a number matter. */
async function stand(state: State, relation: Relation, facts: Facts) {
  const { rateable = true, reopenable = true, contactable = true, mobileAsked = true } = facts;
  const { blocked = false, blockable = false, withdrawn = false } = facts;
  await pool.query(
    `update cases set state = $1, rate_msg_id = case when $2 then 1 end, mobile_msg_id = case when $3 then 1 end,
       reopen_until = now() + case when $4 then interval '1 day' else '-1 second' end where csid = 'c'`,
    [state, rateable, mobileAsked, reopenable],
  );
  await pool.query(`update customers set contact_wanted = $1, withdrawn = $2 where cuid = 'testville'`, [
    contactable ? 'offered' : 'no',
    withdrawn,
  ]);
  await pool.query(
    `delete from blocks; delete from staff where rlid = 'jo'; delete from participants where staff`,
  );
  if (blocked) await pool.query(`insert into blocks (cuid, cr_uid, reason) values ('testville', 'jo', '[]')`);
  if (!blockable)
    await pool.query(
      `insert into staff (rlid, cuid, email, name, level, gcat_code) values ('jo', 'testville', 'jo@mail.example', 'Jo', 'agent', 'x')`,
    );
  if (relation === 'handler' || relation === 'left')
    await pool.query(
      `insert into participants (csid, cr_uid, staff, joined_as, gcat_code, left_at)
       values ('c', 'anna', true, 'alerted', 'x', case when $1 then now() end)`,
      [relation === 'left'],
    );
}

/** Allowed steps with the next state; `+` as above. */
async function allowed(state: State, relation: Relation, facts: Facts = {}): Promise<string[]> {
  await stand(state, relation, facts);
  const isVisitor = relation === 'reporter' || relation === 'target' || relation === 'invited';
  const { rows } = await pool.query<{ said: string; relation: string }>(
    `select step || case when joins then '+' else '' end || '>' || state_then as said, relation from steps_of('c', $1, $2, $3, null)`,
    [
      relation === 'reporter'
        ? 'jo'
        : relation === 'invited'
          ? 'guest'
          : relation === 'target'
            ? 'target'
            : 'anna',
      !isVisitor,
      facts.hasSms ?? true,
    ],
  );
  for (const row of rows) expect(row.relation).toBe(relation);
  return rows.map(({ said }) => said);
}
const stepsOf = async (state: State, relation: Relation, facts?: Facts) =>
  (await allowed(state, relation, facts)).map((said) => said.replace(/\W.*/, ''));
const among = async (names: readonly string[], steps: Promise<string[]>) =>
  (await steps).filter((step) => names.includes(step));

it.each(cells)('in state %s, relation %s allows exactly the specified steps', async (state, relation) => {
  expect((await allowed(state, relation)).join(' ')).toBe(whole[state][relation]);
});

it.each(cells)('without rating and reopening, only these steps are lost: %s, %s', async (state, relation) => {
  for (const [rateable, reopenable, contactable] of [
    [false, true, true],
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ] as const) {
    const left = whole[state][relation]
      .split(' ')
      .map((text) => text.replace(/\W.*/, ''))
      .filter((step) => step !== '')
      .filter((step) => (rateable || step !== 'rate') && (reopenable || step !== 'reopen'))
      .filter((step) => contactable || step !== 'contact');
    expect(await stepsOf(state, relation, { rateable, reopenable, contactable })).toEqual(left);
  }
});

it.each(cells)("each step's event has the effect of the step: %s, %s", (before, relation) => {
  for (const said of whole[before][relation].split(' ').filter((one) => one !== '')) {
    const [step = '', after = ''] = said.split('>');
    const joins = step.endsWith('+');
    const [first] = getEvents(stepSchema.parse(step.replace('+', '')));
    const isEnd = after === 'closed' || after === 'rejected';
    const { inHand, hold } = effectOf(
      relation === 'left' && joins && !isEnd && step !== 'resume+' ? 'rejoin' : first,
    );
    // Ending a free case handles it, without an event for that.
    if (joins && !isEnd) expect(inHand).toBe('comes');
    if (step === 'leave' && relation === 'handler') expect(inHand).toBe('goes');
    if (after === 'open' && before === 'closed') expect(inHand).toBe('nobody');
    if (after === 'held' && before !== 'held') expect(hold).toBe('begins');
    if (before === 'held' && after !== 'held' && step !== 'reject') expect(hold).toBe('ends');
  }
});

it('a reporter may change a contact even if the customer no longer asks for one', async () => {
  await pool.query(`update cases set contact = '{"mail":"jo@mail.example"}' where csid = 'c'`);
  expect(await stepsOf('open', 'reporter', { contactable: false })).toContain('contact');
  await pool.query(`update cases set contact = null where csid = 'c'`);
});

it('a handler of an active case may request a mobile number once at a time, if SMS work', async () => {
  const may = (state: State, relation: Relation, facts: Facts = {}) =>
    among(['askMobile', 'giveMobile'], stepsOf(state, relation, { mobileAsked: false, ...facts }));
  for (const state of ['open', 'handled', 'held'] as const)
    expect(await may(state, 'handler')).toEqual(['askMobile']);
  for (const state of ['closed', 'rejected', 'cancelled'] as const)
    expect(await may(state, 'handler')).toEqual([]);
  for (const relation of ['reporter', 'left', 'none'] as const)
    expect(await may('handled', relation)).toEqual([]);
  expect(await may('handled', 'handler', { hasSms: false })).toEqual([]);
  expect(await may('handled', 'handler', { mobileAsked: true })).toEqual([]);
  // The reporter may answer even if SMS stopped working.
  expect(await may('handled', 'reporter', { mobileAsked: true, hasSms: false })).toEqual(['giveMobile']);
});

it.each(states)(
  'any staff may block a reporter in state %s, who then may do nothing until unblocked',
  async (state) => {
    const own = (relation: Relation, facts: Facts) =>
      among(['block', 'unblock'], stepsOf(state, relation, facts));
    for (const relation of ['handler', 'left', 'none'] as const) {
      expect(await own(relation, { blockable: true })).toEqual(['block']);
      expect(await own(relation, { blockable: true, blocked: true })).toEqual(['unblock']);
      expect(await own(relation, {})).toEqual([]);
      // Unblocks a reporter who became staff.
      expect(await own(relation, { blocked: true })).toEqual(['unblock']);
    }
    expect(await own('reporter', { blockable: true })).toEqual([]);
    expect(await stepsOf(state, 'reporter', { blocked: true })).toEqual([]);
  },
);

it.each(states)('in state %s a reporter may do nothing at a withdrawn customer', async (state) => {
  expect(await stepsOf(state, 'reporter', { withdrawn: true })).toEqual([]);
  expect((await allowed(state, 'none', { withdrawn: true })).join(' ')).toBe(whole[state].none);
});

it('a refused step returns the first applicable reason', async () => {
  const refusal = async (person: string, staff: boolean, step: string) =>
    (
      await pool.query<{ refusal: string }>(`select refusal from take_step('c', $1, $2, $3, false)`, [
        person,
        staff,
        step,
      ])
    ).rows[0]?.refusal;
  await stand('open', 'none', { withdrawn: true, blocked: true });
  expect(await refusal('anna', false, 'send')).toBe('unknownCase');
  expect(await refusal('jo', false, 'send')).toBe('withdrawn');
  await stand('open', 'none', { blocked: true });
  expect(await refusal('jo', false, 'send')).toBe('blocked');
  await stand('rejected', 'none', {});
  expect(await refusal('jo', false, 'send')).toBe('stepNotAllowed');
  expect(await refusal('anna', true, 'send')).toBe('stepNotAllowed');
  await stand('open', 'none', {});
  expect([await refusal('jo', false, 'send'), await refusal('anna', true, 'send')]).toEqual([null, null]);
});
