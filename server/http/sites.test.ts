import type { OtherSites } from '@parvis/api/externalAddresses';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

const { url } = await createTestDatabase();
const sites: OtherSites = {
  adminHost: 'admin.example:3003',
  corporateHost: 'corp.example',
  countries: ['fr'],
  campusCountry: 'be',
  customPorts: false,
};
const services = await openTestServices(url, { config: { sites } });
const alone = await openTestServices(url);
afterAll(async () => {
  await services.close();
  await alone.close();
  expect([services.failures, alone.failures]).toEqual([[], []]);
});

const open = async (path: string, host = 'fr.p.example', { app } = services) => {
  const { statusCode, headers } = await app.inject({ url: path, headers: { host, accept: 'text/html' } });
  return [statusCode, headers.location];
};

it.each(['/home/campus', '/home/campus/', '/home/campus?x=1'])(
  '%s redirects to the other country’s campus, uncached',
  async (path) => {
    expect(await open(path)).toEqual([302, 'http://be.p.example/home/campus']);
    const { headers } = await services.app.inject({ url: path, headers: { host: 'fr.p.example' } });
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('/home/campus is a page on the campus itself, without a country, or unconfigured', async () => {
  expect(await open('/home/campus', 'be.p.example')).toEqual([200, undefined]);
  expect(await open('/home/campus', 'p.example')).toEqual([200, undefined]);
  expect(await open('/home/campus', 'fr.p.example', alone)).toEqual([200, undefined]);
  expect((await open('/home/campus/x'))[0]).toBe(404);
});

it('/staff/admin redirects to the admin site, or to the studio', async () => {
  for (const path of ['/staff/admin', '/staff/admin/'])
    expect(await open(path)).toEqual([302, 'http://admin.example:3003/']);
  expect(await open('/staff/admin', 'p.example', alone)).toEqual([302, '/staff/theme']);
});

it('serves the studio below a customer’s path', async () => {
  for (const path of ['/staff/testville/theme', '/staff/testville/theme/'])
    expect(await open(path)).toEqual([302, '/staff/theme']);
  expect((await open('/staff/theme'))[1]).toBeUndefined();
});
