import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startAssembly } from '../../cli/serve/assemble.ts';
import { flows } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchMessages,
  getFirst,
  openAndCloseCase,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { productFlows, storeProductFlows } from './flows.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** An earlier flow with other ids and steps. */
const olderSatisfaction: Questionnaire = {
  version: 1,
  start: 'content',
  questions: {
    content: {
      titleId: 'satisfaction',
      items: [{ type: 'rating', id: 'answer.content' }],
      followUp: 'why',
    },
    why: { items: [{ type: 'message', id: 'answer.why' }] },
  },
};
/** Earlier, a checkbox preceded sending. */
const olderSendReport: Questionnaire = {
  version: 1,
  start: 'sure',
  questions: {
    sure: {
      items: [
        { type: 'checkbox', id: 'sure' },
        { type: 'confirm', id: 'send' },
      ],
      reportAnswer: false,
    },
  },
};

// The earlier version once ran on this database.
await storeProductFlows(db, {
  ...productFlows,
  satisfaction: olderSatisfaction,
  sendReport: olderSendReport,
});

const asked = async () => {
  const anna = await signInStaff(services);
  const { jo, csid } = await openAndCloseCase(services, anna);
  const msgIdAnswer = (await fetchMessages(jo, csid)).at(-1)?.msgId ?? 0;
  return { jo, anna, csid, form: { csid, id: createId(), msgIdAnswer } };
};
const older = played(
  { type: 'RATE', item: 'answer.content', value: 2 },
  ...buildTextActions('answer.why', 'Trop long'),
);

describe('answer to a product flow', () => {
  it('of an older version is accepted and rates the case', async () => {
    const { jo, anna, csid, form } = await asked();
    await jo.call(mobileCalls.sendForm, { ...form, flowId: flowId(olderSatisfaction), played: older });
    expect((await fetchMessages(jo, csid)).findLast(({ answers }) => answers)?.answers).toEqual({
      'answer.content': 2,
      'answer.why': 'Trop long',
    });
    expect(getFirst(await anna.call(townCalls.casesGetInfo, { csid })).rating).toBe(2);
  });
  it.each([
    ['a version that the product never had', 'nope', 'body.flowId'],
    ['a version that another flow had', flowId(olderSendReport), 'body.flowId'],
    ['today’s version, in which it cannot be done', flowId(satisfaction), 'body.played.events.0'],
  ])('is refused with %s, including the error path', async (_, named, path) => {
    const { jo, form } = await asked();
    const reply = await jo.send(mobileCalls.sendForm, { ...form, flowId: named, played: older });
    expect(reply.error).toMatchObject({ code: 'badRequest', path });
  });
});

describe('report', () => {
  const ticked = (flow: string) => {
    const body = buildOpening();
    const { events } = body.played;
    const ending = [{ type: 'CHECK', item: 'sure' } as const, sent];
    return { ...body, flowId: flow, played: played(...events.slice(0, -1), ...ending) };
  };

  it("sent through an older final question is accepted without that question's answers", async () => {
    const jo = await createContributor(services);
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, ticked(flowId(olderSendReport))));
    expect((await fetchMessages(jo, csid)).at(-1)?.answers).toEqual({
      leak: true,
      details: 'La porte ne ferme plus',
    });
  });

  it.each([
    ['never had', 'nope', 'body.flowId'],
    ['has today', flowId(sendReport), 'body.played.events.3'],
  ])(
    'sent through a question that the product %s is refused, including the error path',
    async (_, flow, path) => {
      const reply = await (await createContributor(services)).send(caseCalls.casesInit, ticked(flow));
      expect(reply.error).toMatchObject({ code: 'badRequest', path });
    },
  );
});

describe('server start', () => {
  const startAgain = async () => {
    const again = await startAssembly({
      config: services.services.config,
      store: services.store,
      alone: true,
      mediaFolder: getTestFolder('again'),
      erasedFolder: getTestFolder('again-erased'),
      warn: (line, { error }) => services.failures.push(error ?? line),
    });
    await again.close();
  };

  it('stores every current flow with its answer texts', async () => {
    await db.delete(flows).where(eq(flows.id, flowId(satisfaction)));
    await startAgain();
    await startAgain();
    for (const [name, definition] of Object.entries(productFlows)) {
      const kept = await db
        .select()
        .from(flows)
        .where(and(eq(flows.name, name), eq(flows.id, flowId(definition))));
      expect(kept.map((row) => row.definition)).toEqual([{ ...definition, texts: expect.anything() }]);
    }
    const [row] = await db
      .select()
      .from(flows)
      .where(eq(flows.id, flowId(satisfaction)));
    for (const tag of ['fr', 'en'])
      expect(Object.keys(row?.definition.texts?.[tag] ?? {})).toEqual(
        expect.arrayContaining(['answer.satisfaction', 'satisfaction.wrongMessage']),
      );
  });
});
