import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { textCalls } from '@parvis/api/calls/texts';
import { openApiDocument } from '@parvis/api/openapi/document';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { getFirst, Person } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const code = (file: string): string => fill(addresses.qrPicture.template, { file });

describe('non-call routes', () => {
  it('serve the API document', async () => {
    const published = await services.app.inject(addresses.openApi.template);
    expect(published.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
  it('draw a printable code, and none that is unknown', async () => {
    const svg = await services.app.inject(code('test-hall.svg'));
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.body).toContain('<svg');
    const png = await services.app.inject(code('test-hall.png'));
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const width = png.rawPayload.readUInt32BE(16);
    expect(width).toBeGreaterThanOrEqual(600);
    expect(width).toBeLessThan(700);
    expect((await services.app.inject(code('nope.png'))).json()).toEqual({
      rslt: { error: { code: 'unknownQr' } },
    });
  });

  it('serve images that are cacheable for ever and cannot run scripts', async () => {
    await services.store.pool.query(
      `insert into assets (id, type, bytes) values ('pic', 'image/svg+xml', '<svg/>')`,
    );
    const picture = await services.app.inject(logoAddress('pic'));
    expect(picture.body).toBe('<svg/>');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await services.app.inject(logoAddress('nope'))).statusCode).toBe(404);
  });
  it('serve the pictures of services and groups to both sides, and no other picture there', async () => {
    const { pool } = services.store;
    await pool.query(
      `insert into assets (id, type, bytes) values ('crew', 'image/png', 'crew'), ('own', 'image/png', 'own')`,
    );
    await pool.query(
      `update customers set groups = '[{"grpGpid":"night","lbl":{"fr":"Astreinte"},"logoId":"crew"}]', logo_id = 'own'
        where cuid = 'testville'`,
    );
    services.services.customers.invalidate();
    for (const { template } of [addresses.groupLogo, addresses.groupIcon]) {
      const get = (id: string, cuid = 'testville') => services.app.inject(fill(template, { cuid, id }));
      const picture = await get('crew');
      expect([picture.body, picture.headers['content-type']]).toEqual(['crew', 'image/png']);
      expect((await get('own')).statusCode).toBe(404);
      expect((await get('crew', 'otherville')).statusCode).toBe(404);
    }
  });
});

it('all responses carry exactly the security headers', async () => {
  const { headers } = await services.app.inject('/api/nowhere');
  expect(headers).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': expect.stringMatching(/^[\w-]{22}$/),
    'x-xss-protection': '0',
    // Set by each response itself.
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'content-length': expect.any(String),
    'content-type': 'application/json; charset=utf-8',
    date: expect.any(String),
  });
});

describe('language data', () => {
  it('is complete in the requested language, in three groups', async () => {
    const person = new Person(services);
    const english = getFirst(await person.call(textCalls.settingsLanguage, { language: 'en' }));
    expect(english.language).toBe('en-US');
    expect(Object.keys(english.data)).toEqual(['generic', 'answers', 'statements']);
    expect(Object.keys(english.data.statements).length).toBeGreaterThan(10);
    const french = getFirst(await person.call(textCalls.settingsLanguage, undefined, { raw: '{}' }));
    expect(french.language).toBe('fr-FR');
    for (const { rev } of [english, french]) expect(rev).toBeGreaterThan(199);
    expect(french.rev).not.toBe(english.rev);
  });
  it('names each language in itself, the first one first', async () => {
    expect(await new Person(services).call(textCalls.settingsLanguages)).toEqual([
      { language: 'fr-FR', lbl: 'Français' },
      { language: 'en-US', lbl: 'English' },
    ]);
  });
  it('has the menus of a category’s customer, for a look without a code', async () => {
    const person = new Person(services);
    const menus = getFirst(await person.call(textCalls.settingsMenusQr, { ccatCode: 'toilets' }));
    expect(Object.keys(menus)).toEqual(['main', 'hygiene']);
    expect(menus.hygiene).toMatchObject([{ code: 'toilets', type: 'reportEnd', lbl: 'Toilettes' }]);
    const unknown = await person.send(textCalls.settingsMenusQr, { ccatCode: 'nothing' });
    expect(unknown.error?.code).toBe('unknownCategory');
  });
});

describe('server without its database', () => {
  it('responds unavailable in the envelope, and logs no failure', async () => {
    const other = await openTestServices((await createTestDatabase()).url);
    await other.store.close();
    expect((await other.app.inject(addresses.ready.template)).json()).toEqual({
      status: 'databaseAway',
      rslt: { error: { code: 'unavailable', retryAfter: 2 } },
    });
    await other.app.close();
  });
});
