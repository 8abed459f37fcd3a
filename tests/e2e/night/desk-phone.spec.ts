import { callAddress } from '@parvis/api/call';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import type { Staff } from '../staff.ts';
import { expect, onDesk, type People, phone, test } from '../test.ts';
import { french, type Reader } from '../words.ts';

const { words, options } = onDesk;

const CHECK = callAddress(qrLoginCalls.loginQrCheck, {});
const AGENT = 'agent@town.example';

async function showsCode(desk: Staff, button: Parameters<Reader['t']>[0] = 'connect.offer'): Promise<string> {
  const { page, words, address } = desk;
  const answered = page.waitForResponse(
    async (response) => response.url().endsWith(CHECK) && (await response.text()).includes('"code"'),
  );
  await page.getByRole('button', { name: words.t(button), exact: true }).click();
  const { rslt } = await (await answered).json();
  await expect(page.getByRole('img', { name: words.t('connect.code') })).toBeVisible();
  return `${address}/staff/connect#${rslt.data[0].code}`;
}

async function atDesk(people: People, words: Reader, wanted = ''): Promise<Staff> {
  const desk = await people.staff({ words });
  await desk.page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: desk.address }]);
  await desk.page.goto(`${desk.address}/staff/login${wanted}`);
  await desk.accepts();
  return desk;
}

async function inPocket(people: People, words: Reader): Promise<Staff> {
  const pocket = await people.staff({ words, options: phone });
  await pocket.login(AGENT);
  return pocket;
}

async function reads({ page }: Staff, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The number on the desk after a phone has read its code. */
async function numberAt({ page, words }: Staff): Promise<string> {
  const [before = '', after = ''] = words.t('connect.number', { digits: '|' }).split('|');
  const said = page.getByRole('status').filter({ hasText: before });
  await expect(said).toBeVisible();
  return (await said.innerText()).replace(before, '').replace(after, '').trim();
}

test('signs in a desk by phone and opens the requested page', async ({ people }) => {
  const { t } = words;
  const pocket = await inPocket(people, words);
  const desk = await atDesk(people, words, `?to=${encodeURIComponent(`/staff/${words.cuid}/settings`)}`);
  await desk.page.setViewportSize(options.viewport);
  const asked: string[] = [];
  for (const { page } of [desk, pocket]) page.on('request', (request) => asked.push(request.url()));
  const address = await showsCode(desk);
  const secret = address.split('#')[1] ?? '';
  await expectAccessible(desk.page, 'a code at a desk');

  await reads(pocket, address);
  await expect(heading(pocket.page)).toHaveText(t('connect.phone.title'));
  expect(pocket.page.url()).toBe(`${pocket.address}/staff/connect`);
  const digits = await numberAt(desk);
  await expectAccessible(pocket.page, 'a desk asks a phone');
  const numbers = pocket.page.getByRole('radiogroup', { name: t('connect.phone.question') });
  await expect(numbers.getByRole('radio')).toHaveCount(3);
  const approve = pocket.page.getByRole('button', { name: t('connect.phone.approve'), exact: true });
  await expect(approve).toBeDisabled();
  await numbers.getByRole('radio', { name: digits, exact: true }).click();
  await approve.click();
  await expect(heading(pocket.page)).toHaveText(t('connect.phone.approved'));
  await expect(heading(desk.page)).toHaveText(t('settings.title'));
  expect(desk.page.url()).toBe(`${desk.address}/staff/${words.cuid}/settings`);
  await expect(desk.page.getByRole('region', { name: t('staff.settings.connect') })).toContainText(
    `${new URL(desk.address).host}/staff/login`,
  );
  // The secret is in no requested URL.
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);
});

test('cancels a code on a wrong number, explains a signed-out phone and offers a new code', async ({
  people,
}) => {
  const { t } = french;
  const pocket = await inPocket(people, french);
  const desk = await atDesk(people, french);
  await reads(pocket, await showsCode(desk));
  const digits = await numberAt(desk);
  const labels = await pocket.page.getByRole('radio').allInnerTexts();
  const wrong = labels.map((label) => label.trim()).find((label) => label !== digits) ?? '';
  await pocket.page.getByRole('radio', { name: wrong, exact: true }).click();
  await pocket.page.getByRole('button', { name: t('connect.phone.approve'), exact: true }).click();
  await expect(heading(pocket.page)).toHaveText(t('connect.phone.wrongDigits'));
  await expect(desk.page.getByRole('alert')).toHaveText(t('connect.wrongDigits'));

  const again = await showsCode(desk, 'connect.again');
  const borrowed = await people.staff({ options: phone });
  await borrowed.page.goto(again);
  await borrowed.accepts();
  await expect(heading(borrowed.page)).toHaveText(t('connect.phone.signIn'));
  await borrowed.page.getByRole('link', { name: t('connect.phone.signIn.go'), exact: true }).click();
  await expect(borrowed.page.getByRole('textbox', { name: t('login.mail') })).toBeVisible();
  expect(new URL(borrowed.page.url()).searchParams.get('to')).toBe('/staff/connect');
  await reads(pocket, again);
  await pocket.page.getByRole('button', { name: t('connect.phone.refuse'), exact: true }).click();
  await expect(heading(pocket.page)).toHaveText(t('connect.phone.refused'));
  await expect(desk.page.getByRole('alert')).toHaveText(t('connect.refused'));
});
