import { callAddress } from '@parvis/api/call';
import { flowCalls } from '@parvis/api/calls/flows';
import { languages } from '@parvis/locales/languages';
import { textIdsOf } from '@parvis/questionnaire/analysis/places/textIds';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getFirst, Person } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { rev, flows } = getFirst(await new Person(services).call(flowCalls.settingsFlows));
const flowOf = (name: string) => {
  const found = flows.find((flow) => flow.name === name);
  if (!found) throw new Error(`There is no flow ${name}.`);
  return found;
};

describe('product flows for programs', () => {
  it('include all flows, without authentication', () => {
    expect(flows.map(({ name }) => name).toSorted()).toEqual(Object.keys(allFlows).toSorted());
    expect(flowOf('closeCase').results).toEqual(['yes', 'solved', 'duplicate', 'notOurs']);
  });

  it.each(flows.map((flow) => [flow.name, flow] as const))(
    'are valid and translated into every language: %s',
    (_, { definition }) => {
      expect(parseQuestionnaire(structuredClone(definition)).ok).toBe(true);
      for (const { tag } of languages)
        for (const id of textIdsOf(definition))
          expect(definition.texts?.[tag]?.[id], `${tag} ${id}`).toMatch(/\S/);
    },
  );
  it('are resent only after a change', async () => {
    const ask = (known?: string) =>
      services.app.inject({
        method: 'GET',
        url: callAddress(flowCalls.settingsFlows, {}),
        headers: known === undefined ? {} : { 'if-none-match': known },
      });
    const whole = await ask();
    expect(whole.headers).toMatchObject({ etag: `"${rev}"`, 'cache-control': 'no-cache' });
    for (const known of [`"${rev}"`, `W/"${rev}"`, `"1", "${rev}"`]) {
      const again = await ask(known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', `"${rev}"`]);
    }
    expect((await ask('"1"')).statusCode).toBe(200);
  });
});
