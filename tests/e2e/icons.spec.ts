import { expect, test } from './test.ts';

for (const path of [
  '/',
  '/q/demo-town',
  '/samples/',
  '/samples/1/',
  '/samples/2/',
  '/studio/',
  '/studio/states/',
])
  test(`${path} has a sign for the tab and one for the home screen, and asks for nothing that is not there`, async ({
    page,
    product,
  }) => {
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 404) missing.push(answer.url());
    });
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
    expect(missing).toEqual([]);
  });
