import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { LOGO, Studio } from '../studio.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
const dist = join(import.meta.dirname, '..', '..', '..', 'previews', 'dist');
const BASE = '/x/y/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The content security policy that `docs/white-label.md` gives for a path. */
function policyOf(path: string): string {
  const { style } = JSON.parse(readFileSync(join(dist, 'csp-hashes.json'), 'utf8')) as { style: string[] };
  const hashes = style.map((hash) => `'${hash.replaceAll("'", '')}'`).join(' ');
  const common = `default-src 'self'; base-uri 'none'; object-src 'none'; img-src 'self' data: blob: https:; font-src 'self' https:; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashes}`;
  return /^(samples|studio\/states)\//.test(path)
    ? `${common}; connect-src 'self' https: data:; frame-ancestors 'self'`
    : `${common}; frame-src 'self'; frame-ancestors 'none'`;
}

/** A plain static server with the files in a subfolder. */
async function serve(): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const inside = path.startsWith(BASE) ? path.slice(BASE.length) : undefined;
    let file = join(dist, inside ?? '');
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (inside === undefined || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policyOf(inside),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return { address: `http://127.0.0.1:${port}${BASE}`, server };
}

test('serves the previews below any path of a static server', async ({ people }) => {
  const { address, server } = await serve();
  try {
    const context = await people.context({ ...desk, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const missing: string[] = [];
    context.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(`${address}samples/`);
    await page.getByRole('link', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: /^Hygiène/ }).click();
    await expect(page.getByRole('button', { name: /^Toilettes/ })).toBeVisible();
    await page.goto(`${address}samples/`);
    await page.getByRole('link', { name: 'Discussion' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.goto(`${address}samples/1/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet aperçu ne peut pas être affiché');
    await page.goto(`${address}studio/states/?appColors=_&state=questionnaire`);
    await expect(page.locator('main')).not.toBeEmpty();

    const studio = new Studio(page, address.slice(0, -1));
    await studio.open();
    await studio.chooseLogo(LOGO);
    await studio.button(/#0B6E4F/i).click();
    await expect.poll(() => studio.colourIn('chat', 'dark', 'reportBtnBg')).not.toBe('');
    await studio.save('Ailleurs');
    // The QR encoder loads on demand.
    await studio.goTo('share');
    await studio.button(t('studio.share.codeNamed', { page: t('studio.view.menu') })).click();
    await expect(
      page.getByRole('img', { name: t('studio.share.codeOf', { page: t('studio.view.menu') }) }),
    ).toBeVisible();
    expect(await studio.addressOf('menu', 'light')).toContain(`${address}samples/1/`);
    expect(missing).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
