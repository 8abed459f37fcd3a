import { waitForMailCode } from './apiCalls.ts';
import { askForCode } from './staff.ts';
import { desk, expect, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const AGENT = 'agent@town.example';

test('keeps the code step over a reload, and leads to the requested case', async ({ people, product }) => {
  const visitor = await people.contributor();
  const address = await visitor.hasReportedBins();
  const csid = address.split('/').at(-1) ?? '';
  const agent = await people.staff();
  const { page } = agent;
  const wanted = `${agent.address}/staff/${french.cuid}/${csid}`;
  // The account may carry a language from another scenario, unless the device has its own.
  await page.context().addCookies([{ name: 'pv_lang', value: french.locale, url: agent.address }]);
  await page.goto(wanted);
  // The gate addresses staff in the name of the case's town.
  const gate = page.getByRole('main');
  await expect(gate).toHaveAccessibleName(t('login.staff.title'));
  await expect(gate).toContainText(t('login.gate.cookies'));
  await expect(gate).toContainText(french.town);
  for (const said of ['gate.lead', 'gate.cookies'] as const) await expect(gate).not.toContainText(t(said));
  await agent.accepts();
  await expect(page.getByRole('banner')).toContainText(french.town);
  await expect(page).toHaveTitle(`${t('login.staff.title')} – ${french.town}`);
  const before = await askForCode(agent, AGENT, product.outbox);
  const code = await waitForMailCode(product, AGENT, before);
  await page.reload();
  const field = page.getByRole('textbox', { name: t('login.code') });
  await field.fill(code);
  await page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
  await expect(agent.chat).toContainText(t('statement.create.staff'));
  expect(page.url()).toBe(wanted);
});

test('after signing out by the rail, pages without a code keep the town’s name and colours', async ({
  people,
}) => {
  const readFill = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pv-colors-btn1Bg'));
  const agent = await people.staff({ options: desk });
  const { page } = agent;
  // On a new device the pages are those of the service.
  await page.goto(`${agent.address}/staff/login`);
  await expect(page.getByRole('main')).not.toContainText(french.town);
  const ofService = await readFill();
  await agent.login();
  const rail = page.getByRole('navigation', { name: t('part.mainNavigation') });
  await expect(rail.getByRole('link', { name: t('staff.nav.cases') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(readFill).not.toBe(ofService);
  const ofTown = await readFill();
  await rail.getByRole('button', { name: t('staff.nav.signOut'), exact: true }).click();
  await agent.drawer.getByRole('button', { name: t('disconnect.yes'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('staff.left'));
  await page.goto(`${agent.address}/staff/login`);
  await expect(page.getByText(french.town, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${t('login.staff.title')} – ${french.town}`);
  await expect.poll(readFill).toBe(ofTown);
  for (const path of ['/nowhere', '/terms', '/login', '/']) {
    await page.goto(agent.address + path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(readFill, path).toBe(ofTown);
  }
});
