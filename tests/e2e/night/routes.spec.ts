import { callAddress } from '@parvis/api/call';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { acceptByCall } from '../apiCalls.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
const STATUS = callAddress(arrivalCalls.userSts, {});

test('a username leads to the sign-in page of its customer', async ({ people }) => {
  const { page, address } = await people.contributor();
  await page.goto(`${address}/login?u=0639`);
  const name = page.getByRole('textbox', { name: t('login.username') });
  await expect(name).toHaveValue('0639');
  await expect(name).toHaveAttribute('placeholder', 'Identifiant');
  await expect(page.getByPlaceholder('Mot de passe')).toBeDisabled();
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true });
  await name.fill('1234 567');
  await expect(submit).toBeDisabled();
  await name.press('Enter');
  await name.fill('agent@ town.example');
  await expect(submit).toBeEnabled();
  const passed = page.waitForURL((url) => url.pathname === '/redirect');
  await name.press('Enter');
  await passed;
  await page.waitForURL(`${address}/staff/login?u=agent%40town.example`);
});

test('own cases and information refresh the profile', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives();
  const menu = page.getByRole('navigation');
  for (const [entry, path] of [
    ['nav.cases', '/m/home'],
    ['nav.info', '/m/info'],
  ] as const) {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === STATUS);
    await menu.getByRole('link', { name: t(entry) }).click();
    await page.waitForURL(visitor.address + path);
    expect((await asked).ok()).toBe(true);
  }
});

test('a profile that does not come is asked for again with a notice, then the page says so', async ({
  people,
}) => {
  const visitor = await people.contributor();
  const { page, address, heading } = visitor;
  await acceptByCall(page, address, french, 'demo-town');
  let asked = 0;
  await page.route(`**${STATUS}`, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: '<html>' });
  });
  await page.goto(`${address}/m/home`);
  await expect(page.getByText(t('load.retrying'))).toBeVisible();
  await expect(heading).toHaveText(t('load.failed'));
  expect(asked).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('load.retry'), exact: true }).click();
  await expect(heading).toHaveText(t('home.title'));
});

test('sample pages are French, dark on demand, and call no server', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ground = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-bg1'));
  const colours = encodeURIComponent('{"bg1":"#CCFFEE","darkBg1":"#102030"}');
  for (const [sample, said] of [
    ['1', 'Que voulez-vous signaler'],
    ['2', 'Votre message'],
  ] as const) {
    for (const [dark, colour] of [
      ['', '#CCFFEE'],
      ['&dark=1', '#102030'],
    ] as const) {
      await page.goto(`${product.address}/samples/${sample}/?appColors=${colours}&lbl=Valmer${dark}`);
      await expect(page.getByRole('banner')).toContainText('Valmer');
      await expect(page.getByText(said).or(page.getByPlaceholder(said)).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
      await expect.poll(ground).toBe(colour);
    }
  }
  expect(asked.filter((path) => /^\/(?:api|mobile|town|admin)\//.test(path))).toEqual([]);
});
