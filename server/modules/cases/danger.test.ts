import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Action, Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { customerFileSchema } from '../../platform/config/customerFile.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { buildOpening, createContributor, getFirst, signInStaff } from '../../testing/person.ts';
import { played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';
import { countBoardCases } from './boardCounts.ts';
import { hashQuestionnaire } from './questionnaires.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** A yes marks danger; so does reaching the safety advice. */
const rail: Questionnaire = {
  version: 1,
  start: 'loose',
  questions: {
    loose: {
      titleId: 'loose',
      items: [{ type: 'yesNo', id: 'loose', yes: { flags: ['danger'] }, no: {} }],
      followUp: 'high',
    },
    high: {
      titleId: 'high',
      items: [{ type: 'yesNo', id: 'high', yes: { followUp: 'safety' }, no: { flags: ['low'] } }],
    },
    safety: {
      titleId: 'safety',
      items: [{ type: 'confirm', id: 'understood' }],
      reportAnswer: false,
      flags: ['danger'],
    },
  },
  texts: {
    fr: { loose: 'Bouge-t-elle ?', high: 'Est-ce haut ?', safety: 'Écartez-vous', understood: 'Compris' },
  },
};
const withRail = (questionnaire: Questionnaire) =>
  customerFileSchema.parse({
    ...testTown,
    menu: [...testTown.menu, { code: 'rail', type: 'reportEnd', lbl: { fr: 'Rampe' }, questionnaire }],
  });
const store = async (questionnaire: Questionnaire) => {
  await storeCustomer(services.store.db, { file: withRail(questionnaire), pictures: {} });
  services.services.customers.invalidate();
};
await store(rail);

const anna = await signInStaff(services);
const says = (item: string, value: boolean): Action => ({ type: 'YESNO', item, value });
const yesSafe: Action = { type: 'CONFIRM' };

const report = async (done: Played, id = hashQuestionnaire(rail)) => {
  const jo = await createContributor(services);
  const csid = createId();
  const asked = { ...buildOpening(csid), ccatCode: 'rail', questionnaireId: id, played: done };
  return { jo, csid, reply: await jo.send(caseCalls.casesInit, asked) };
};
const seen = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));

describe('report', () => {
  it.each<[string, readonly Action[], boolean]>([
    ['says a danger by an answer', [says('loose', true), says('high', false)], true],
    ['says it by a question that it came by', [says('loose', false), says('high', true), yesSafe], true],
    ['says it twice', [says('loose', true), says('high', true), yesSafe], true],
    ['says none', [says('loose', false), says('high', false)], false],
  ])('%s', async (_, actions, danger) => {
    const { jo, csid, reply } = await report(played(...actions, sent));
    expect(reply.status).toBe(200);
    expect((await seen(csid)).danger).toBe(danger || undefined);
    const lines = await anna.call(boardCalls.casesListAll, { filter: 'new' });
    expect(lines.find((one) => one.csid === csid)?.danger).toBe(danger || undefined);
    // Only staff see the mark.
    expect(reply.data?.[0]).not.toHaveProperty('danger');
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid }))).not.toHaveProperty('danger');
  });

  it('rejects a danger flag claimed by the device, and sets none for other questions', async () => {
    const claimed = { ...played(says('loose', false), says('high', false), sent), flags: ['danger'] };
    expect((await report(claimed)).reply.error).toMatchObject({
      code: 'badRequest',
      path: 'body.played.flags',
    });
    const csid = createId();
    await (await createContributor(services)).call(caseCalls.casesInit, buildOpening(csid));
    expect(await seen(csid)).not.toHaveProperty('danger');
  });
});

it('danger mark stays visible to staff through all states', async () => {
  await store(rail);
  const { csid } = await report(played(says('loose', true), says('high', false), sent));
  await anna.call(townCalls.casesHandling, { csid, id: createId(), step: 'handle' });
  const handling = { csid, id: createId(), step: 'close', outcome: 'solved' } as const;
  expect(getFirst(await anna.call(townCalls.casesHandling, handling))).toMatchObject({
    state: 'closed',
    danger: true,
  });
});

it.each([
  ['danger', true],
  ['Dangers', true],
  ['DANGEREUX rampe', true],
  ['dangerous', true],
  ['Rampe', true],
  ['danger piscine', false],
  ['endanger', false],
  ['ang', false],
])('search for %j finds cases marked as danger: %s', async (search, finds) => {
  await store(rail);
  const [dangerous, harmless] = [
    await report(played(says('loose', true), says('high', false), sent)),
    await report(played(says('loose', false), says('high', false), sent)),
  ];
  const found = (await anna.call(boardCalls.casesListAll, { search, limit: 200 })).map(({ csid }) => csid);
  expect(found.includes(dangerous.csid)).toBe(finds);
  // Unmarked cases match by their texts only.
  expect(found.includes(harmless.csid)).toBe(search === 'Rampe');
});

it('board counts include unhandled dangers and the oldest of them', async () => {
  await store(rail);
  await services.store.pool.query('update cases set danger = false');
  const crUid = createId();
  const counts = async () => {
    const told = await countBoardCases(services.services.db, 'testville', {
      crUid,
      staff: true,
      locale: 'fr-FR',
    });
    return [told.dangers, told.oldestDanger];
  };
  const dangerous = () => report(played(says('loose', true), says('high', false), sent));
  await report(played(says('loose', false), says('high', false), sent));
  expect(await counts()).toEqual([0, undefined]);
  const [newer, older] = [(await dangerous()).csid, (await dangerous()).csid];
  await services.store.pool.query(`update cases set created = '2026-05-01' where csid = $1`, [older]);
  expect(await counts()).toEqual([2, older]);
  await anna.call(townCalls.casesHandling, { csid: older, id: createId(), step: 'handle' });
  expect(await counts()).toEqual([1, newer]);
  await anna.call(townCalls.casesHandling, {
    csid: newer,
    id: createId(),
    step: 'reject',
    txt: 'Hors sujet',
  });
  expect(await counts()).toEqual([0, undefined]);
});
