import { expectAccessible } from './axe.ts';
import { filmedCamera, filmSheet, filmWall, photographSheet } from './cameraStream.ts';
import { expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;
const { t } = words;

test.use({ launchOptions: filmedCamera });

test('scans a printed sheet with the camera, and opens the place of the code aimed at', async ({
  people,
  product,
}) => {
  await filmSheet(`${product.address}/q/demo-town`);
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await page.goto(product.address);
  const decoding = page.waitForEvent('worker');
  await page.getByRole('button', { name: t('scan.open') }).click();
  // Chromium on Linux has no detector of its own.
  expect((await decoding).url()).toContain('decodeWorker');
  await page.waitForURL(`${product.address}/q/demo-town`);
  await visitor.acceptTerms();
  await expect(page.getByRole('banner')).toContainText(words.place('market'));
});

test('tells a foreign code and one out of service, and opens neither', async ({ people, product }) => {
  await filmSheet('https://evil.example/q/demo-town');
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await page.goto(`${product.address}/nowhere`);
  const opener = page.getByRole('button', { name: t('scan.open') });
  await opener.click();
  const scanner = page.getByRole('dialog', { name: t('scan.open') });
  const problem = scanner.getByRole('alert');
  await expect(problem).toHaveText(t('scan.foreign', { site: t('app.name') }));
  await expectAccessible(page, 'the scanner with a foreign code');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await filmSheet(`${product.address}/q/demo-town-stale`);
  await opener.click();
  await expect(problem).toHaveText(t('scan.stale'));
  expect(new URL(page.url()).pathname).toBe('/nowhere');

  const admin = await people.staff({ words });
  await admin.login('admin@town.example');
  await admin.page.goto(`${admin.address}/staff/${words.cuid}/codes`);
  await admin.page.getByRole('button', { name: t('codes.stillScanned') }).click();
  await expect(admin.page.getByRole('listitem').filter({ hasText: 'demo-town-stale' })).toContainText(
    t('codes.staleScans.out', { count: 1, day: 'aujourd’hui' }),
  );
  await expectAccessible(admin.page, 'a code out of service that is scanned');
});

test('takes a typed code, and says why one is none', async ({ people, product }) => {
  filmWall();
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await page.goto(product.address);
  await page.getByRole('button', { name: t('scan.open') }).click();
  await page.getByRole('button', { name: t('scan.type') }).click();
  const field = page.getByRole('textbox', { name: t('scan.field') });
  await expect(field).toBeFocused();
  const tryCode = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  await tryCode('halles nord');
  await expect(page.getByText(t('scan.malformed'))).toBeVisible();
  await expectAccessible(page, 'a typed code that is none');
  await tryCode('nobody-printed-this');
  await expect(page.getByText(t('scan.unknown', { qrid: 'nobody-printed-this' }))).toBeVisible();
  await tryCode('evil.example/q/demo-town');
  await expect(page.getByText(t('scan.foreign', { site: t('app.name') }))).toBeVisible();
  await tryCode(`${new URL(product.address).host.toUpperCase()}/q/DEMO.TOWN`);
  await page.waitForURL(`${product.address}/q/demo-town`);
});

test('without a camera offers a photo of the code first', async ({ people, product }) => {
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
  });
  await page.goto(product.address);
  await page.getByRole('button', { name: t('scan.open') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('scan.fault.denied'));
  const pick = page.getByRole('button', { name: t('scan.pick') });
  await expect(pick).toBeFocused();
  await expectAccessible(page, 'the scanner without a camera');
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await pick.click();
    await (await chooser).setFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer });
  };
  await choose(Buffer.from('no picture'));
  await expect(page.getByText(t('scan.notFound'))).toBeVisible();
  await choose(await photographSheet(`${product.address}/q/demo-town`));
  await page.waitForURL(`${product.address}/q/demo-town`);
});
