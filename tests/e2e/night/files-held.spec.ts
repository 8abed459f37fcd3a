import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Page, Route } from 'playwright/test';
import sharp from 'sharp';
import { type PickedFile, pick } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french, type Reader } from '../words.ts';

const words = french;

/** An incompressible photo of several chunks. */
async function photo(name: string): Promise<PickedFile> {
  const [width, height] = [1600, 1200];
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 2_654_435_761) >>> 24;
  const buffer = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function sends(page: Page, words: Reader, files: readonly PickedFile[]) {
  const { t } = words;
  const sheet = await pick(page, words, files);
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toHaveCount(files.length);
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(sheet).toBeHidden();
}

const PARTS = `**${callAddress(mobileCalls.mediaPart, { cuid: '*' })}?*`;
const STAFF_PARTS = `**${callAddress(townCalls.mediaPart, { cuid: '*' })}?*`;

/** Lets this many chunks pass and holds the next. */
async function gate(page: Page, address: string, passes: number) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const begins: number[] = [];
  await page.route(address, async (route) => {
    const request = route.request();
    if (request.postDataBuffer()?.length) {
      begins.push(Number(new URL(request.url()).searchParams.get('at')));
      if (begins.length > passes) await opened;
    }
    await route.continue();
  });
  return { open, begins };
}

test('shows a photo’s progress, survives a reload and resumes at its byte', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const { open, begins } = await gate(page, PARTS, 1);
  await sends(page, words, [await photo('fuite.jpg')]);
  const ring = page.getByRole('progressbar', { name: t('photo.sending', { number: 1 }) });
  const share = async () => Number(await ring.getAttribute('aria-valuenow'));
  await expect.poll(share).toBeGreaterThan(0);
  const first = await share();
  expect(first).toBeLessThan(100);

  const hold = page.getByRole('button', { name: t('photo.sending.hold', { number: 1 }) });
  const go = page.getByRole('button', { name: t('photo.sending.go', { number: 1 }) });
  await hold.focus();
  await hold.press('Enter');
  await expect(go).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('photo.sending.held') })).toHaveCount(1);
  open();
  await expect.poll(share).toBeGreaterThan(first);
  const second = await share();
  await visitor.write('Encore ceci.');
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await expect(agent.chat.getByText('Encore ceci.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(go).toBeVisible();
  await expect.poll(share).toBe(second);
  expect(begins).toHaveLength(2);
  await go.click();
  const sent = agent.page.getByRole('button', { name: t('photo.noAlt'), exact: true });
  await expect(sent).toBeVisible();
  await expect(ring).toBeHidden();
  expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
  expect(begins.length).toBeGreaterThan(2);

  await agent.take();
  const staffGate = await gate(agent.page, STAFF_PARTS, 1);
  await sends(agent.page, words, [await photo('fait.jpg')]);
  await agent.page.getByRole('button', { name: t('photo.sending.hold', { number: 1 }) }).click();
  staffGate.open();
  await agent.page.getByRole('button', { name: t('photo.sending.go', { number: 1 }) }).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: t('photo.noAlt'), exact: true }),
  ).toHaveCount(2);
});

test('shows why the server rejected a photo, retries it and removes it alone', async ({ people }) => {
  const words = french;
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const firstId = new Set<string>();
  const refuse = async (route: Route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    if (firstId.size === 0) firstId.add(id);
    if (!firstId.has(id)) return route.continue();
    const received = { received: 0, state: 'refused', reason: 'format' };
    return route.fulfill({ json: { rslt: { data: [received] } } });
  };
  await page.route(PARTS, refuse);
  await sends(page, words, [await photo('un.jpg'), await photo('deux.jpg')]);
  const why = page.getByText(t('photo.failed', { number: 1 }), { exact: true });
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: t('photo.sending.retryOne', { number: 1 }) }).click();
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: t('photo.removeOne', { number: 1 }) }).click();
  await expect(why).toBeHidden();
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await expect(agent.page.getByRole('button', { name: t('photo.noAlt'), exact: true })).toHaveCount(1);
});
