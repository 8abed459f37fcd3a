import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { bootSchema } from '@parvis/api/entities/customer';
import { ownedSchema } from '@parvis/api/entities/owner';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Config } from '../../server/base/config.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { Person, staffMember, visitor } from '../../server/testing/person.ts';
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
const services = await openTestServices(url, { appFolder, previewsFolder, bookFolder });
const site = await services.listen();
const real = await openTestServices(url, {
  appFolder,
  config: { demo: false, publicUrl: 'https://parvis.example' },
});
afterAll(async () => {
  await services.close();
  await real.close();
  // The outbox page is asked for as by a proxy, which is told to the operator.
  expect(services.failures).toEqual([expect.stringMatching(/^A request came with X-Forwarded-For/)]);
});

const get = (path: string, headers: Record<string, string> = {}, server = services) =>
  server.app.inject({ url: path, headers: { accept: 'text/html,*/*', host: 'localhost', ...headers } });
const bootIn = (html: string) => {
  const [, text = ''] = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const block: unknown = JSON.parse(text);
  return { ...z.parse(bootSchema, block), ...z.parse(ownedSchema, block) };
};
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['content-security-policy']);

describe('a scanned page', () => {
  it('is no page to sign in that leads to one', async () => {
    for (const code of ['test-hall', 'nope']) {
      const { statusCode, body } = await get(`/staff/login?to=/q/${code}`);
      expect(statusCode).toBe(200);
      expect(bootIn(body)).not.toHaveProperty('scan');
      expect(bootIn(body)).not.toHaveProperty('scanError');
    }
  });

  it('carries customer, place and menus, and words that end a script element do no harm', async () => {
    const { body, statusCode } = await get('/q/test-hall');
    expect(statusCode).toBe(200);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script/g)).toHaveLength(1);
    const boot = bootIn(body);
    expect(boot.scan?.cstmr.cstmrLbl).toBe('Ville de Test </script><script>alert(1)</script>');
    expect(boot.scan?.place.lbl).toBe('Hall');
  });

  it('allows its own style by hash and nothing else that is inline', async () => {
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
  ] as const)(
    'of a code that leads nowhere (%s) is the app with status %i',
    async (path, status, scanError) => {
      const { body, statusCode } = await get(path);
      expect(statusCode).toBe(status);
      if (scanError) expect(bootIn(body).scanError).toBe(scanError);
    },
  );

  it.each(['text/html', '*/*', undefined])(
    'at an address that is no address is the page that says so, for who accepts %s',
    async (accept) => {
      const asked = await services.app.inject({ url: '/q/%ZZ', headers: accept ? { accept } : {} });
      expect([asked.statusCode, asked.headers.location]).toEqual([302, '/q/%25ZZ']);
      const { statusCode, body } = await get('/q/%25ZZ');
      expect(statusCode).toBe(404);
      expect(bootIn(body).scanError).toBe('unknownQr');
    },
  );

  it.each([
    '/q/..%2f..%2fetc',
    '/q/.hidden',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/staff/.hidden',
    '/m/.hidden',
  ])(
    'at %s, where nobody may look, is the page that says so for people, and the envelope for programs',
    async (path) => {
      const page = await get(path, { accept: 'text/html' });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const { statusCode, body } = await get(path, { accept: 'application/json' });
      expect([statusCode, JSON.parse(body).rslt.error.code]).toEqual([404, 'notFound']);
    },
  );

  it.each([
    ['/q/%ZZ', { accept: 'application/json' }, 'GET'],
    ['/api/%ZZ', {}, 'GET'],
    ['/q/%ZZ', {}, 'POST'],
  ] as const)('at %s is none for programs: %j, %s', async (url, headers, method) => {
    const { statusCode, body } = await services.app.inject({ url, headers, method });
    expect([statusCode, JSON.parse(body).rslt.error.code]).toEqual([404, 'notFound']);
  });

  it('is written in the language chosen before, else in French', async () => {
    const french = await get('/q/test-hall', { 'accept-language': 'en-US' });
    expect(french.body).toContain('<html lang="fr-FR"');
    const english = await get('/q/test-hall', { cookie: 'pv_lang=en-US' });
    expect(english.body).toContain('<html lang="en-US"');
    expect(bootIn(english.body).scan?.menus.hygiene?.[0]?.lbl).toBe('Toilets');
    const nonsense = await get('/q/test-hall', { cookie: 'pv_lang="><script>' });
    expect(nonsense.body).toContain('<html lang="fr-FR"');
  });

  it('gives the browser’s own bars the header colour of its customer, in either scheme', async () => {
    const metas = (body: string) => body.match(/<meta name="theme-color"[^>]*>/g) ?? [];
    const ours = metas((await get('/')).body);
    expect(ours).toEqual([
      '<meta name="theme-color" data-for="light" content="#EDF0FB" media="(prefers-color-scheme: light)">',
      '<meta name="theme-color" data-for="dark" content="#1B1F2E" media="(prefers-color-scheme: dark)">',
    ]);
    const scanned = await get('/q/test-hall');
    const { light } = bootIn(scanned.body).scan?.cstmr.theme ?? {};
    expect(metas(scanned.body)[0]).toContain(`content="${light?.hdrBg1}"`);
    expect(light?.hdrBg1).not.toBe('#EDF0FB');
  });

  it('comes in the scheme chosen before, whatever the device has', async () => {
    const metas = (body: string) => body.match(/(?<=data-for=)"\w+" content="#\w+" media="[^"]*"/g);
    const dark = await get('/', { cookie: 'pv_scheme=dark' });
    expect(dark.body).toContain('<html lang="fr-FR" data-scheme="dark"');
    expect(metas(dark.body)).toEqual([
      '"light" content="#EDF0FB" media="not all"',
      '"dark" content="#1B1F2E" media="all"',
    ]);
    const nonsense = await get('/', { cookie: 'pv_scheme="><script>' });
    expect(nonsense.body).toContain('<html lang="fr-FR">');
  });

  it('goes out compressed to who takes it so, and sets no cookie', async () => {
    const packed = await get('/q/test-hall', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/q/test-hall')).body);
    expect(packed.headers['set-cookie']).toBeUndefined();
    const zipped = await get('/q/test-hall', { 'accept-encoding': 'gzip, deflate' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get('/q/test-hall')).body);
  });
});

describe('a page of a customer', () => {
  it.each([
    ['a case', '/m/case/testville/x'],
    ['the board', '/staff/testville/x'],
    ['who signs in for it', '/staff/login?to=%2Fstaff%2Ftestville%2Fx'],
  ])('says whose it is before any call, in each language: %s', async (_, path) => {
    const { owner } = bootIn((await get(path)).body);
    expect(owner?.cuid).toBe('testville');
    expect(Object.keys(owner?.lbls ?? {})).toEqual(['fr-FR', 'en-US']);
    expect(owner?.lbls['fr-FR']).toMatch(/^Ville de Test/);
  });

  it.each([
    '/m/case/nobody/x',
    '/staff/login',
    '/staff/login?to=%2Fstaff%2Flogin%3Fto%3D%2Fstaff%2Ftestville',
    '/staff/login?to=%ZZ',
    '/q/test-hall',
  ])('and another names none: %s', async (path) =>
    expect(bootIn((await get(path)).body).owner).toBeUndefined(),
  );
});

describe('every page', () => {
  it.each(['/', '/m/home', '/staff/login', '/links', '/redirect?to=https://evil.example'])(
    'at %s is the app, cannot be framed, and carries no customer',
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

  it('does not promise https, or anything that needs it, on plain http', async () => {
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect((await get('/', {}, real)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('the sample pages and the studio', () => {
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

  it.each([
    ['/samples/1?appColors=%7B%7D', '/samples/1/?appColors=%7B%7D'],
    ['/samples/2/any/thing?dark=1', '/samples/2/?dark=1'],
    ['/studio', '/studio/'],
  ])('%s leads to its page', async (path, to) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('their files are kept for ever; what is not there is not found', async () => {
    const file = await get('/samples/assets/menu-abc.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await get('/samples/assets/none.js')).statusCode).toBe(404);
    expect((await get('/samples/3/')).statusCode).toBe(404);
    expect((await get('/samples/assets/..%2f..%2findex.html')).statusCode).toBe(404);
  });
});

describe('the book of components', () => {
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

  it('is a page that names its scripts, whose stories stand in its own frame alone', async () => {
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

  it('is found without its slash, its files are kept as long as they hold, and notes of its build stay inside', async () => {
    const led = await get('/book?path=/docs/x');
    expect([led.statusCode, led.headers.location]).toEqual([302, '/book/?path=/docs/x']);
    expect((await get('/book/assets/tile-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/book/index.json')).headers['cache-control']).toBe('no-cache');
    for (const path of ['/book/.sources', '/book/assets/none.js', '/book/..%2findex.html', '/book/no/page'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });

  it('says in words, in either language, that it was not built', async () => {
    const french = await get('/book/', {}, real);
    expect([french.statusCode, french.headers['retry-after']]).toEqual([404, undefined]);
    expect(french.body).toContain('<h1>Le livre des composants n’est pas construit ici</h1>');
    const english = await get('/book/', { 'accept-language': 'en' }, real);
    expect(english.body).toContain('npm run build -- --only=storybook');
    const program = await get('/book/', { accept: 'application/json' }, real);
    expect([program.statusCode, program.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });
});

describe('the whole policy, word for word', () => {
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
  /** It reads logos and letters of other sites. */
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

  it('of a customer with letters of its own: from their site alone, on its own pages alone', async () => {
    const fontFile = 'https://letters.example/town.woff2';
    const chloe = await staffMember(services, 'chloe@testville.example');
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

  it('of a built page with a style and a script in it: by their hashes, and those of no other', async () => {
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

describe('an address that leads nowhere', () => {
  it.each(['/nope', '/m/c/x', '/m/unknown', '/staff/a/b/c', '/index.html'])(
    'is answered as not found, by the page that says so: %s',
    async (path) => {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(bootIn(body).language).toBe('fr-FR');
    },
  );

  it.each([
    '/',
    '/m/home',
    '/m/case/testville/x',
    '/links/more',
    '/d/toilets',
    '/staff/login',
    '/redirect?to=/',
  ])('is none of the app’s own: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(200);
  });

  it('is not the admin site, which is the studio', async () => {
    const { statusCode, headers } = await get('/staff/admin');
    expect([statusCode, headers.location]).toEqual([302, '/staff/theme']);
  });
});

describe('built files', () => {
  it('are kept for ever under a name that changes with them, and sent as they were compressed', async () => {
    const plain = await get('/assets/main-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('plain');
    const packed = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.body).toBe('packed');
  });

  it.each([
    ['bytes=5-2', 416],
    ['bytes=-0', 416],
    ['bytes=90-', 416],
    ['bytes=0-1', 206],
    ['nonsense', 200],
  ] as const)('answer a part that is asked for, or say that there is none: %s', async (range, status) => {
    const answer = await get('/assets/main-abc.js', { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      ...{ 200: ['plain', undefined], 206: ['pl', 'bytes 0-1/5'], 416: ['', 'bytes */5'] }[status],
    ]);
  });

  it.each([{ 'if-match': '"another"' }, { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }])(
    'say that a condition is not met, and trouble nobody with it: %o',
    async (condition) => {
      const { statusCode, body } = await get('/assets/main-abc.js', condition);
      expect([statusCode, body]).toEqual([412, '']);
    },
  );

  it('that tell of new versions are asked for each time', async () => {
    const worker = await get('/service-worker.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    const again = await get('/service-worker.js', { 'if-none-match': String(worker.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const empty = await get(addresses.build.template);
    expect(empty.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-parvis-rev': expect.stringMatching(/^\d+$/),
    });
  });

  it('are of a revision that is another with each build, and the first where nothing is built', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
    const server = await openTestServices(url, { appFolder: folder });
    const revision = async () => (await server.app.inject(addresses.build.template)).headers['x-parvis-rev'];
    expect(await revision()).toBe('199');
    const build = (name: string) =>
      writeFileSync(join(folder, 'index.html'), `<html lang="fr-FR"><!--boot-->${name}</html>`);
    build('one');
    const one = await revision();
    const { body } = await server.app.inject('/terms');
    expect(body).toContain(`"rev":${one},`);
    expect((await server.app.inject(addresses.health.template)).json()).toEqual({
      status: 'ok',
      rev: Number(one),
    });
    build('two');
    utimesSync(join(folder, 'index.html'), 1, 1);
    const two = await revision();
    expect(new Set(['199', one, two]).size).toBe(3);
    await server.close();
  });
});

describe('the cookie', () => {
  it('cannot be read by scripts, goes to this host alone, and over https never without', async () => {
    const set = async (server: typeof services) => {
      const response = await server.app.inject({
        method: 'POST',
        url: callAddress(sessionCalls.userSts, {}),
        headers: { 'content-type': 'application/json' },
        payload: { newCookies: true },
      });
      return response.cookies[0];
    };
    expect(await set(services)).toMatchObject({
      name: 'pv_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect((await set(services))?.secure).toBeUndefined();
    expect(await set(real)).toMatchObject({
      name: '__Host-pv_session',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
    });
  });

  it('is stored as a hash alone', async () => {
    const person = await visitor(services);
    const { rows } = await services.store.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(person.cookie?.split('=')[1]);
  });
});

describe('the outbox page', () => {
  const path = services.services.outboxPath ?? '';
  const outbox = (headers: Record<string, string> = {}, server = services) =>
    get(`${server.services.outboxPath ?? path}.json`, headers, server);

  it('shows somebody at this machine what would have been sent', async () => {
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

  it('does not exist for others: behind a proxy, from another machine, by another name, or in earnest', async () => {
    expect((await outbox({ 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ forwarded: 'for=1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ 'x-real-ip': '1.2.3.4' })).statusCode).toBe(404);
    expect((await outbox({ host: 'parvis.example' })).statusCode).toBe(404);
    const remote = await services.app.inject({ url: `${path}.json`, remoteAddress: '192.168.1.7' });
    expect(remote.statusCode).toBe(404);
    expect((await outbox({}, real)).statusCode).toBe(404);
    expect((await get(path, {}, real)).statusCode).toBe(404);
  });

  it.each(['x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'via'])(
    'does not exist behind a proxy that says %s',
    async (name) => expect((await outbox({ [name]: '1.2.3.4' })).statusCode).toBe(404),
  );

  it('has another path at each start, so that a proxy on this machine that says nothing opens it to nobody', async () => {
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

  it.each<[Partial<Config>, boolean]>([
    [{ publicUrl: 'https://parvis.example' }, false],
    [{ publicUrl: 'http://town.example' }, false],
    [{ publicUrl: 'http://127.0.0.1.town.example' }, false],
    [{ trustProxy: 1 }, false],
    [{ publicUrl: 'http://localhost:8080' }, true],
  ])('where the settings say %j: %s', async (config, there) => {
    const open = await openTestServices(services.store.url, { config });
    expect(open.services.outboxPath !== undefined).toBe(there);
    await open.close();
  });

  it('is not there in earnest, where a code that cannot be sent is not available', async () => {
    const reply = await new Person(real).send(loginCalls.loginMailReq, { mail: 'anna@testville.example' });
    expect(reply).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  });
});
