import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createContributor, getFirst, Person, signInStaff } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const tokenOf = async (person: Person, cuid = 'testville') =>
  getFirst(await person.call(caseCalls.townGetJwt, { cuid })).jwt;
const exchange = (jwt: string, cuid = 'testville', person = new Person(services)) =>
  person.send(townCalls.authLogin, { jwt }, { cuid });

describe('one-minute token', () => {
  it('opens a session at its customer, once', async () => {
    const jwt = await tokenOf(await signInStaff(services));
    const there = new Person(services);
    expect((await exchange(jwt, 'testville', there)).data).toMatchObject([{ cuid: 'testville' }]);
    expect((await there.send(boardCalls.casesListAll, {})).status).toBe(200);
    expect((await exchange(jwt)).error?.code).toBe('unauthenticated');
  });

  it('is rejected at another customer, without a role, or when altered', async () => {
    const anna = await signInStaff(services);
    expect((await exchange(await tokenOf(anna), 'otherville')).error?.code).toBe('unauthenticated');
    expect((await exchange(await tokenOf(anna, 'otherville'), 'otherville')).error?.code).toBe('forbidden');
    expect((await exchange(await tokenOf(await createContributor(services)))).error?.code).toBe('forbidden');
    const [header = '', payload = '', signature = ''] = (await tokenOf(anna)).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = Buffer.from('{"sub":"x","aud":"testville","jti":"x","exp":9999999999}').toString(
      'base64url',
    );
    for (const jwt of [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.x`,
      '',
      '...',
    ])
      expect((await exchange(jwt)).error?.code).toBe('unauthenticated');
  });
});
