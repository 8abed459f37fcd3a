import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { logoAddress } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { townLinkCalls } from '@parvis/api/calls/links';
import { loginCalls } from '@parvis/api/calls/login';
import { textCalls } from '@parvis/api/calls/texts';
import { bootSchema } from '@parvis/api/entities/customer';
import { ownedSchema } from '@parvis/api/entities/owner';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createVisitor, Person, signInStaff } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
mkdirSync(join(appFolder, 'assets'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><!--boot--></head></html>',
);
writeFileSync(join(appFolder, 'csp-hashes.json'), '{"style":["sha256-vaul"]}');
writeFileSync(join(appFolder, 'assets', 'main-abc.js'), 'plain');
writeFileSync(join(appFolder, 'assets', 'main-abc.js.br'), 'packed');
writeFileSync(join(appFolder, 'service-worker.js'), 'worker');

const { url } = await createTestDatabase();
const previewsFolder = mkdtempSync(join(tmpdir(), 'parvis-previews-'));
for (const page of ['samples/1', 'samples/2', 'studio', 'studio/states']) {
  mkdirSync(join(previewsFolder, page), { recursive: true });
  writeFileSync(join(previewsFolder, page, 'index.html'), '<!doctype html><title>Preview</title>');
}
mkdirSync(join(previewsFolder, 'samples', 'assets'));
writeFileSync(join(previewsFolder, 'samples', 'assets', 'menu-abc.js'), 'plain');
const bookFolder = mkdtempSync(join(tmpdir(), 'parvis-book-'));
const BOOK_SCRIPT = "import './sb-manager/runtime.js'";
mkdirSync(join(bookFolder, 'assets'));
for (const [file, content] of [
  ['index.html', `<!doctype html><title>Book</title><script type="module">${BOOK_SCRIPT}</script>`],
  ['iframe.html', '<!doctype html><title>Stories</title><script>run()</script>'],
  ['assets/tile-abc.js', 'plain'],
  ['index.json', '{}'],
  ['.sources', 'note of the build'],
] as const)
  writeFileSync(join(bookFolder, file), content);
const services = await openTestServices(url, {
  ...{ appFolder, previewsFolder, bookFolder },
  config: { fontHosts: ['https://letters.example'] },
});
const site = await services.listen();
const real = await openTestServices(url, {
  appFolder,
  config: { demo: false, publicUrl: 'https://parvis.example' },
});
afterAll(async () => {
  await services.close();
  await real.close();
  // The operator's log names the proxy.
  expect(services.failures).toEqual([expect.stringMatching(/^A request has X-Forwarded-For/)]);
});

const get = (path: string, headers: Record<string, string> = {}, server = services) =>
  server.app.inject({ url: path, headers: { accept: 'text/html,*/*', host: 'localhost', ...headers } });
const bootIn = (html: string) => {
  const [, text = ''] = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const block: unknown = JSON.parse(text);
  return { ...z.parse(bootSchema, block), ...z.parse(ownedSchema, block) };
};
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['content-security-policy']);

describe('scanned page', () => {
  it('is distinct from a sign-in page that leads to one', async () => {
    for (const code of ['test-hall', 'nope']) {
      const { statusCode, body } = await get(`/staff/login?to=/q/${code}`);
      expect(statusCode).toBe(200);
      expect(bootIn(body)).not.toHaveProperty('scan');
      expect(bootIn(body)).not.toHaveProperty('scanError');
    }
  });

  it('embeds customer, place and menus, and escapes closing script tags', async () => {
    const { body, statusCode } = await get('/q/test-hall');
    expect(statusCode).toBe(200);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script/g)).toHaveLength(1);
    const boot = bootIn(body);
    expect(boot.scan?.cstmr.cstmrLbl).toBe('Ville de Test </script><script>alert(1)</script>');
    expect(boot.scan?.place.lbl).toBe('Hall');
  });

  it('allows its own style by hash and nothing else inline', async () => {
    const page = await get('/q/test-hall');
    const policy = policyOf(page);
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).toContain("'sha256-vaul'");
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/);
    expect(css).not.toContain('display');
  });

  it.each([
    ['/q/nope', 404, 'unknownQr'],
    ['/q/test-old', 410, 'staleQr'],
    ['/q/%00', 404, 'unknownQr'],
    [`/q/${'x'.repeat(500)}`, 404, 'unknownQr'],
  ] as const)('of an unusable code (%s) is the app with status %i', async (path, status, scanError) => {
    const { body, statusCode } = await get(path);
    expect(statusCode).toBe(status);
    if (scanError) expect(bootIn(body).scanError).toBe(scanError);
  });
  it.each([
    '/q/..%2f..%2fetc',
    '/q/.hidden',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/staff/.hidden',
    '/m/.hidden',
  ])('at %s answers unauthorised people with a page, programs with the envelope', async (path) => {
    const page = await get(path, { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const { statusCode, body } = await get(path, { accept: 'application/json' });
    expect([statusCode, JSON.parse(body).rslt.error.code]).toEqual([404, 'notFound']);
  });
  it('is compressed on request and sets no cookie', async () => {
    const packed = await get('/q/test-hall', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/q/test-hall')).body);
    expect(packed.headers['set-cookie']).toBeUndefined();
    const zipped = await get('/q/test-hall', { 'accept-encoding': 'gzip, deflate' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get('/q/test-hall')).body);
  });
});

describe("a customer's page", () => {
  it.each([
    ['a case', '/m/case/testville/x'],
    ['the board', '/staff/testville/x'],
    ['who signs in for it', '/staff/login?to=%2Fstaff%2Ftestville%2Fx'],
  ])('names its customer before any call, in each language: %s', async (_, path) => {
    const { owner } = bootIn((await get(path)).body);
    expect(owner?.cuid).toBe('testville');
    expect(Object.keys(owner?.lbls ?? {})).toEqual(['fr-FR', 'en-US']);
    expect(owner?.lbls['fr-FR']).toMatch(/^Ville de Test/);
  });
  it('of a connect link names who it is of and loads their banner at once, until it is withdrawn', async () => {
    await services.store.pool.query(
      `insert into assets (id, type, bytes) values ('square', 'image/png', 'x');
        update customers set banner_id = 'square' where cuid = 'testville'`,
    );
    services.services.customers.invalidate();
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const [link] = await chloe.call(townLinkCalls.linksCreate, {});
    const { statusCode, body } = await get(`/m/c/${link?.id}`);
    expect([statusCode, bootIn(body).owner?.cuid]).toEqual([200, 'testville']);
    expect(body).toContain(`<link rel="preload" as="image" href="${logoAddress('square')}"`);
    await chloe.call(townLinkCalls.linksWithdraw, { id: link?.id ?? '' });
    expect((await get(`/m/c/${link?.id}`)).statusCode).toBe(410);
  });
});

describe('every page', () => {
  it.each(['/', '/m/home', '/staff/login', '/links', '/redirect?to=https://evil.example'])(
    'at %s is the app, cannot be framed, and embeds no customer',
    async (path) => {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      expect(bootIn(page.body).scan).toBeUndefined();
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      });
      expect(page.headers['permissions-policy']).toContain('camera=(self)');
    },
  );

  it('sends no HSTS or https-only header on plain http', async () => {
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect((await get('/', {}, real)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('sample pages and studio', () => {
  const pages = ['/samples/1/?appColors=%7B%7D', '/samples/2/', '/studio/states/'];

  it.each(pages)('%s may be framed by this site and show logos of others', async (path) => {
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(policyOf(page)).toContain("frame-ancestors 'self'");
    expect(policyOf(page)).toMatch(/img-src [^;]*https:/);
    expect(policyOf(page)).not.toContain('unsafe');
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('the studio itself cannot be framed', async () => {
    expect(policyOf(await get('/studio/'))).toContain("frame-ancestors 'none'");
  });
});

describe('the component book', () => {
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

  it('names its scripts by hash and frames only its stories', async () => {
    const [book, stories] = [
      await get('/book/?path=/docs/parts-tile--docs'),
      await get('/book/iframe.html?id=x'),
    ];
    expect([book.statusCode, stories.statusCode]).toEqual([200, 200]);
    expect(policyOf(book)).toContain(`script-src 'self' 'sha256-${hashOf(BOOK_SCRIPT)}';`);
    expect(policyOf(book)).toContain("frame-ancestors 'none'");
    expect(policyOf(stories)).toContain(`script-src 'self' 'sha256-${hashOf('run()')}';`);
    expect(policyOf(stories)).toContain("frame-ancestors 'self'");
    for (const page of [book, stories])
      expect(policyOf(page).match(/'unsafe-[a-z]+'/g)).toEqual(["'unsafe-inline'"]);
    expect(policyOf(book)).toContain("style-src 'self' 'unsafe-inline';");
  });
});

describe('the complete policy', () => {
  const withoutOwnStyle = (policy: string, body: string) => {
    const [, css] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
    if (css === undefined) return policy;
    return policy.replace(`sha256-${createHash('sha256').update(css).digest('base64')}`, 'sha256-boot');
  };
  const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const page = (
    styles: string,
    { pictures = '', films = '', letters = '', ancestors = "'none'", calls = '' } = {},
  ) =>
    `default-src 'self'; base-uri 'none'; connect-src 'self'${calls}; ${letters && `font-src 'self'${letters}; `}form-action 'self'; ` +
    `frame-ancestors ${ancestors}; frame-src 'self'; img-src 'self' data: blob:${pictures}; media-src 'self' blob:${films}; ` +
    `object-src 'none'; script-src 'self'; style-src 'self' ${styles}; worker-src 'self'`;
  const app = `${hash} 'sha256-vaul' 'sha256-boot'`;
  /** Logos and fonts of other sites. */
  const SAMPLE = { pictures: ' https:', letters: ' https:', calls: ' https: data:', ancestors: "'self'" };
  const nothing = "default-src 'none'; frame-ancestors 'none'";

  it.each([
    ['the start', '/', page(app), 'DENY'],
    ['a scanned page', '/q/test-hall', page(app), 'DENY'],
    ['a code that leads nowhere', '/q/nope', page(app), 'DENY'],
    ['a case', '/m/case/testville/x', page(app), 'DENY'],
    ['the staff’s board', '/staff/testville', page(app), 'DENY'],
    ['an address beside the studio’s', '/staff/themes', page(app), 'DENY'],
    ['the studio in the app', '/staff/theme', page(app, { pictures: ' https:', letters: ' https:' }), 'DENY'],
    [
      'the studio in the app, deeper',
      '/staff/theme/x',
      page(app, { pictures: ' https:', letters: ' https:' }),
      'DENY',
    ],
    ['a sample', '/samples/1/', page(hash, SAMPLE), 'SAMEORIGIN'],
    ['the other sample', '/samples/2/', page(hash, SAMPLE), 'SAMEORIGIN'],
    ['the studio', '/studio/', page(hash, { pictures: ' https:', letters: ' https:' }), 'DENY'],
    ['the states', '/studio/states/', page(hash, SAMPLE), 'SAMEORIGIN'],
    ['a built file', '/assets/main-abc.js', nothing, 'DENY'],
    ['what is not found', '/nope.js', nothing, 'DENY'],
    ['an answer', callAddress(textCalls.settingsLanguages, {}), nothing, 'DENY'],
    ['a refusal', '/api/nope', nothing, 'DENY'],
    [
      'the service worker, which asks this site',
      '/service-worker.js',
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'DENY',
    ],
  ])('of %s', async (_, path, policy, frames) => {
    const answer = await get(path);
    expect(withoutOwnStyle(policyOf(answer), answer.body)).toBe(policy);
    expect(answer.headers['x-frame-options']).toBe(frames);
  });

  it('of a customer with its own fonts: from their site only, on its own pages only', async () => {
    const fontFile = 'https://letters.example/town.woff2';
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const choose = (appShape: Record<string, string>) =>
      chloe.call(adminCalls.themeSave, {
        appColors: {},
        appShape,
        logo: null,
        wlogo: null,
        lbl: 'Testville',
      });
    await choose({ fontFile, radius: 'none' });
    for (const path of ['/q/test-hall', '/staff/testville']) {
      const answer = await get(path);
      expect(withoutOwnStyle(policyOf(answer), answer.body)).toBe(
        page(app, { letters: ' https://letters.example' }),
      );
      expect(answer.body).toContain(`src:url("${fontFile}")`);
      expect(answer.body).toContain('--pv-radii-tile:0px');
    }
    expect(policyOf(await get('/q/other-hall'))).not.toContain('letters.example');
    await choose({});
  });

  it('of a page that may call the other hosts of its site', async () => {
    const origins = ['https://a.example', 'https://b.example'];
    const spread = await openTestServices(services.store.url, { appFolder, config: { origins } });
    const answer = await get('/', {}, spread);
    await spread.close();
    expect(withoutOwnStyle(policyOf(answer), answer.body)).toBe(
      page(app, {
        calls: ' https://a.example https://b.example',
        pictures: ' https://a.example https://b.example',
        films: ' https://a.example https://b.example',
      }),
    );
  });

  it('of a built page with inline style and script: their hashes only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
    const parts = '<style>a { color: red }</style><!--boot--><script>begin("</style>")</script>';
    writeFileSync(join(folder, 'index.html'), `<html lang="fr-FR"><head>${parts}</head></html>`);
    const server = await openTestServices(services.store.url, { appFolder: folder });
    const answer = await get('/q/test-hall', {}, server);
    await server.close();
    const of = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [, boot = ''] = /<style>(:root.*?)<\/style>/s.exec(answer.body) ?? [];
    expect(policyOf(answer)).toBe(
      page(`${hash} ${of('a { color: red }')} ${of(boot)}`).replace(
        "script-src 'self'",
        `script-src 'self' ${of('begin("</style>")')}`,
      ),
    );
  });

  it('of permissions, for every page', async () => {
    expect((await get('/')).headers['permissions-policy']).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    );
  });
});

describe('an unknown address', () => {
  it.each(['/nope', '/m/c/x', '/staff/a/b/c', '/index.html'])('answers 404 with a page: %s', async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(bootIn(body).language).toBe('fr-FR');
  });
  it('is not the admin site, which is the studio', async () => {
    const { statusCode, headers } = await get('/staff/admin');
    expect([statusCode, headers.location]).toEqual([302, '/staff/theme']);
  });
});

describe('built files', () => {
  it('are cached forever under a hashed name, and sent precompressed', async () => {
    const plain = await get('/assets/main-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('plain');
    const packed = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.body).toBe('packed');
  });

  it.each([
    ['bytes=0-1', 206, 'pl', 'bytes 0-1/5'],
    ['bytes=4-9', 206, 'n', 'bytes 4-4/5'],
    ['bytes=5-', 416, '', 'bytes */5'],
    ['nonsense', 200, 'plain', undefined],
  ])('answer range %s with %i', async (range, status, body, told) => {
    const answer = await get('/assets/main-abc.js', { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, told]);
  });

  it('answer a failed precondition with 412, uncacheable', async () => {
    const { headers } = await get('/assets/main-abc.js');
    expect((await get('/assets/main-abc.js', { 'if-match': String(headers.etag) })).statusCode).toBe(200);
    for (const condition of [
      { 'if-match': '"another"' },
      { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
    ]) {
      const answer = await get('/assets/main-abc.js', condition);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        412,
        '',
        'no-store',
      ]);
    }
  });
});

describe('the cookie', () => {
  it('is stored only as a hash', async () => {
    const person = await createVisitor(services);
    const { rows } = await services.store.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(person.cookie?.split('=')[1]);
  });
});

describe('the outbox page', () => {
  const path = services.services.outboxPath ?? '';
  const outbox = (headers: Record<string, string> = {}, server = services) =>
    get(`${server.services.outboxPath ?? path}.json`, headers, server);

  it('shows sent messages on this machine', async () => {
    await new Person(services).call(loginCalls.loginMailReq, { mail: 'anna@testville.example' });
    const [mail] = await (await fetch(`${site}${path}.json`)).json();
    expect(mail).toMatchObject({ recipient: 'anna@testville.example', kind: 'mail' });
    const shown = await fetch(`${site}${path}`);
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
        "frame-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; worker-src 'self'",
    );
    const page = await shown.text();
    expect(page).toContain('anna@testville.example');
    expect(page).not.toContain('<script');
    const behindProxy = await fetch(`${site}${path}`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(behindProxy.status).toBe(404);
  });

  it('does not exist behind a proxy, from another machine, by another name, or in production', async () => {
    expect((await outbox({ 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ forwarded: 'for=1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ 'x-real-ip': '1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ host: 'parvis.example' })).statusCode).toBe(404);
    const remote = await services.app.inject({ url: `${path}.json`, remoteAddress: '192.168.1.7' });
    expect(remote.statusCode).toBe(404);
    expect((await outbox({}, real)).statusCode).toBe(404);
    expect((await get(path, {}, real)).statusCode).toBe(404);
  });
  it('changes its path at each start, so a silent local proxy exposes nothing', async () => {
    const other = await openTestServices(services.store.url);
    expect(path).toMatch(/^\/dev\/outbox-[\w-]{22}$/);
    expect(other.services.outboxPath).not.toBe(path);
    for (const guess of [
      '/dev/outbox',
      '/dev/outbox.json',
      `${other.services.outboxPath}.json`,
      '/dev/outbox-',
    ])
      expect((await fetch(`${site}${guess}`)).status, guess).toBe(404);
    await other.close();
  });
});
