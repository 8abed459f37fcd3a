import { callAddress } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { waitForMailCode } from '../apiCalls.ts';
import { askForCode } from '../staff.ts';
import { expect, test } from '../test.ts';
import { english, french } from '../words.ts';

const { t } = french;
const AGENT = 'agent@town.example';

test('counts down the seconds until another code at its button', async ({ people, product }) => {
  const agent = await people.staff();
  const { page } = agent;
  await page.clock.install();
  await agent.acceptsOnLoginPage();
  // Freezes the clock, regardless of load.
  await page.clock.pauseAt(Date.now() + 1_000);
  await askForCode(agent, AGENT, product.outbox);
  const again = page.getByRole('button', { name: t('login.again'), exact: true });
  const counted = page.getByText(/ dans \d+/);
  const left = async () => Number(/ dans (\d+)/.exec((await counted.textContent()) ?? '')?.[1]);
  const first = await left();
  expect(first).toBeGreaterThan(2);
  for (let second = first - 1; second > 0; second -= 1)
    await expect
      .poll(
        async () => {
          await page.clock.runFor(250);
          return await left();
        },
        { intervals: [20] },
      )
      .toBe(second);
  await expect(again).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(again).toBeVisible();
  await expect(counted).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: t('login.mail') })).toHaveValue(AGENT);
});

test('calls a late code expired and offers another', async ({ people, product }) => {
  const agent = await people.staff();
  const { page } = agent;
  await agent.acceptsOnLoginPage();
  const before = await askForCode(agent, AGENT, product.outbox);
  const code = await waitForMailCode(product, AGENT, before);
  // For the server an expired request is an unknown one.
  await page.route(`**${callAddress(loginCalls.loginMailConfirm, {})}`, (route) => {
    const { code: typed } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ rqid: 'A'.repeat(24), code: typed }) });
  });
  const field = page.getByRole('textbox', { name: t('login.code') });
  await field.fill(code);
  await page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(t('login.noRecord'));
  await expect(field).toHaveValue(code);
  await expect(
    page.getByText(/ dans \d+/).or(page.getByRole('button', { name: t('login.again') })),
  ).toBeVisible();
});

test('begins sign-in with the gate, which offers the other language', async ({ people }) => {
  const agent = await people.staff();
  const { page } = agent;
  await page.goto(`${agent.address}/staff/login`);
  await expect(page.getByRole('button', { name: t('gate.accept') })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: t('login.mail') })).toHaveCount(0);
  await page.getByRole('button', { name: 'Read this in English' }).click();
  await expect(page.getByRole('button', { name: english.t('gate.accept') })).toBeVisible();
});

test('takes a name longer than seven signs, spaces aside, to the sign-in of its customer', async ({
  people,
}) => {
  const { page, address } = await people.staff();
  await page.goto(`${address}/login`);
  const name = page.getByRole('textbox', { name: t('login.username') });
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true });
  await name.fill('a b c d e f g');
  await expect(submit).toBeDisabled();
  await expect(page.getByLabel(t('login.password'), { exact: true })).toBeDisabled();
  await name.fill(' agent @town.example ');
  await expect(submit).toBeEnabled();
  await name.press('Enter');
  await page.waitForURL(`${address}/staff/login?u=agent%40town.example`);
  await expect(page.getByRole('button', { name: t('gate.accept') })).toBeVisible();
});
