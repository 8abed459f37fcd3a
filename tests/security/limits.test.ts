import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { textCalls } from '@parvis/api/calls/texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/base/ids.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { contributor, openCase, opening, Person, staffMember } from '../../server/testing/person.ts';
import { openTestServices, type TestServices } from '../../server/testing/testServices.ts';

const config = { limitFactor: 1, addressCeiling: 150 };
const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
writeFileSync(join(appFolder, 'app.js'), '0;');
/** One for each test: what an address may ask for is counted for all calls together. */
let services: TestServices;
beforeEach(async () => {
  services = await openTestServices((await createTestDatabase()).url, { config, appFolder });
});
afterEach(() => services.close());

describe('limits', () => {
  it('count by person: who sends too much waits, and others at the same address do not', async () => {
    const [loud, quiet] = [await contributor(services), await contributor(services)];
    const [own, other] = [await openCase(loud), await openCase(quiet)];
    const send = (person: Person, csid: string) =>
      person.send(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Encore' });
    let refused: Awaited<ReturnType<typeof send>> | undefined;
    for (let count = 0; count < 61; count += 1) refused = await send(loud, own);
    expect(refused).toMatchObject({ status: 429, error: { code: 'tooMany' } });
    expect(refused?.error?.retryAfter).toBeGreaterThan(0);
    expect(refused?.error?.retryAfter).toBeLessThanOrEqual(60);
    expect((await send(quiet, other)).status).toBe(200);
  });

  it('let an administrator have codes drawn some times, not any number, and count nobody beside them', async () => {
    const [chloe, other] = [
      await staffMember(services, 'chloe@testville.example'),
      await staffMember(services),
    ];
    await services.store.pool.query(`update staff set level = 'admin'`);
    const ask = async ({ cookie = '' }: Person) =>
      services.app.inject({
        method: 'HEAD',
        url: `${fill(addresses.codeSheets.template, { cuid: 'testville' })}?address=http://testville.example`,
        headers: { host: 'testville.example', cookie },
      });
    for (let count = 0; count < 30; count += 1) expect((await ask(chloe)).statusCode).toBe(200);
    const refused = await ask(chloe);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask(other)).statusCode).toBe(200);
  });

  it('let a person open some cases, not any number', async () => {
    const jo = await contributor(services);
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await jo.send(caseCalls.casesInit, opening())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('count by address only at a high ceiling, for all calls together', async () => {
    const person = new Person(services);
    let status = 200;
    let calls = 0;
    while (status === 200 && calls < 200) {
      ({ status } = await person.send(textCalls.settingsLanguages));
      calls += 1;
    }
    expect(status).toBe(429);
    const response = await services.app.inject({ url: callAddress(textCalls.settingsLanguages, {}) });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const pages = [
      '/',
      '/q/test-hall',
      fill(addresses.qrPicture.template, { file: 'test-hall.png' }),
      logoAddress('x'),
      '/nope.js',
    ];
    for (const url of pages) expect((await services.app.inject({ url })).statusCode, url).toBe(429);
    for (const url of ['/app.js', addresses.health.template, `${addresses.ready.template}?x=1`])
      expect((await services.app.inject({ url })).statusCode, url).toBe(200);
    const opened = await services.app.inject({
      url: '/q/test-hall',
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    expect(opened.statusCode).toBe(429);
    expect(opened.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    expect(opened.body).toContain('<h1>Many people at the moment</h1>');
    expect(opened.body).not.toContain('rslt');
    // The readable contract lies among the calls, and is a page.
    const docs = await services.app.inject({
      url: addresses.docs.template,
      headers: { accept: 'text/html' },
    });
    expect([docs.statusCode, docs.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  });
});
