import { expect, test } from '../test.ts';

test('shows the customer’s logo as the favicon of its pages, and the service’s elsewhere', async ({
  page,
  product,
}) => {
  const icons = () =>
    page
      .locator('link[rel=icon]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.goto(`${product.address}/`);
  const own = await icons();
  expect(own).toContain(`${product.address}/icon.svg`);
  await page.goto(`${product.address}/q/demo-town`);
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '{}');
  const logo: string = boot.scan.cstmr.logo;
  const [icon, ...more] = await icons();
  expect(more).toEqual([]);
  expect(new URL(icon ?? '').pathname).toBe(new URL(logo, product.address).pathname);
  const answer = await page.request.get(icon ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

const paths = [
  '/',
  '/q/demo-town',
  '/samples/',
  '/samples/1/',
  '/samples/1/?appColors=_',
  '/samples/2/',
  '/samples/2/?appColors=_',
  '/samples/set/?appColors=_',
  '/studio/',
  '/studio/states/',
];

test('has a favicon and home-screen icon on every page, without a missing file', async ({
  page,
  product,
}) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(answer.url());
  });
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(`${product.address}${path}`);
      await expect(page.getByRole('main')).not.toBeEmpty();
      const signs = await page
        .locator('link[rel=icon], link[rel=apple-touch-icon]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(signs.some((sign) => sign.endsWith('.png'))).toBe(true);
      for (const sign of [...signs, `${product.address}/favicon.ico`]) {
        const answer = await page.request.get(sign);
        expect(answer.status(), sign).toBe(200);
        expect(answer.headers()['content-type'], sign).toMatch(/^image\//);
      }
    });
  expect(missing).toEqual([]);
});
