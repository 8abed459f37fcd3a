import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, type Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

await services.store.pool.query(`
  update customers set lbl = '{"fr":"Ville de Bellerive","en":"Town of Bellerive"}',
    services = '[{"gcatCode":"technicalService","lbl":{"fr":"Régie technique"}}]' where cuid = 'testville'`);
const anna = await signInStaff(services);

async function openGathering(): Promise<string> {
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'Les bancs' }, access: 'customer' },
  });
  return gthrId;
}
const gthrId = await openGathering();

const join = async (name: string, at = gthrId, person?: Person) =>
  (person ?? (await createContributor(services))).send(mobileGatheringCalls.gatheringsJoin, {
    ...{ gthrId: at, name },
  });
const create = async (name: string) =>
  (await createContributor(services)).send(mobileGatheringCalls.gatheringsCreate, {
    ...{ gthrId: createId(), title: 'Mon banc', access: 'link', name },
  });

const reserved = { code: 'badRequest', path: 'body.name', reason: 'reserved' };

describe('the name of a gathering member', () => {
  it.each([
    ...['Équipe', 'equipe', 'L’équipe', "É.q-u i'p e", 'Team', 'The TEAM', 'La mairie', 'Modération'],
    ...['Ville de Bellerive', 'bellerive, la ville', 'Testville', 'Town of Bellerive', 'Équipe de Bellerive'],
    ...['Anna Petit', 'anna-petit', 'PETIT Anna', 'Chloe Dubois', 'Propreté', 'Service propreté'],
    ...['Régie technique', 'regie_technique', 'Régie technique de Bellerive'],
  ])('is not %s, which would pose as the team', async (name) => {
    expect((await join(name)).error).toEqual(reserved);
    expect((await create(name)).error).toEqual(reserved);
  });

  it.each(['Anna', 'Anna P.', 'A. Petit', 'Léa de Bellerive', 'Timéo', 'Marie Roux'])(
    'may be %s',
    async (name) => {
      expect((await join(name, await openGathering())).error).toBeUndefined();
    },
  );
});

describe('a name in use in the gathering', () => {
  it('is refused with the next one that is free', async () => {
    const at = await openGathering();
    await join('Léa', at);
    expect((await join('léa', at)).error).toEqual({
      ...{ code: 'badRequest', path: 'body.name', reason: 'twice', suggested: 'léa 2' },
    });
    await join('Lea-2', at);
    expect((await join('LÉA.', at)).error).toMatchObject({ reason: 'twice', suggested: 'LÉA. 3' });
  });

  it('stays reserved after its bearer left, as their messages keep it', async () => {
    const at = await openGathering();
    const lea = await createContributor(services);
    await join('Léa', at, lea);
    await lea.call(mobileGatheringCalls.gatheringsLeave, { gthrId: at });
    expect((await join('Léa', at)).error).toMatchObject({ reason: 'twice', suggested: 'Léa 2' });
    expect((await join('Léa', at, lea)).error).toBeUndefined();
    expect((await join('Lea', at, lea)).error).toBeUndefined();
  });

  it('is shortened in suggestions where it is long', async () => {
    const at = await openGathering();
    const long = 'L'.repeat(40);
    await join(long, at);
    expect((await join(long, at)).error).toMatchObject({ suggested: `${'L'.repeat(38)} 2` });
  });

  it('is free in another gathering', async () => {
    expect((await join('Léa', await openGathering())).error).toBeUndefined();
    expect((await join('Léa', await openGathering())).error).toBeUndefined();
  });

  it('goes to one of those who want it at once', async () => {
    const at = await openGathering();
    const people = await Promise.all(Array.from({ length: 8 }, () => createContributor(services)));
    const joined = await Promise.all(people.map((person) => join('Sam', at, person)));
    expect(joined.filter(({ error }) => error === undefined)).toHaveLength(1);
  });
});
