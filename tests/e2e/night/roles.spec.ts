import { signInByCall, waitForMailCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import { createOwnFolder, makeStaffEntries, writeSmallTown } from '../smallTown.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

/** An agent of the demo town who also works for the small one. */
const AGENT = 'agent@town.example';
const OTHER = 'manager@town.example';
const ANNE = 'anne@saint-elme.example';
const SMALL = 'Ville de Saint-Elme';

const folder = createOwnFolder('roles');

const writeTown = (...mails: readonly string[]) =>
  writeSmallTown(folder, makeStaffEntries('agent', ...mails));

const { t } = words;

test('switches to the next role when one is revoked at an open desk, or names its customer', async ({
  people,
  launch,
}) => {
  const product = await launch({ customers: writeTown(AGENT, ANNE) });
  const comes = async (mail: string) => {
    const agent = await people.staff({ words, product, options: desk });
    await signInByCall(agent.page, agent.address, words, product, mail);
    await agent.page.goto(`${agent.address}/staff/saint-elme`);
    await expect(agent.page).toHaveTitle(new RegExp(SMALL));
    // The tab title is set before the app loads.
    await expect(agent.list).toBeVisible();
    return agent;
  };
  const [both, one] = [await comes(AGENT), await comes(ANNE)];
  await product.kill();
  writeTown(OTHER);
  await product.restart();

  await both.page.waitForURL(`${both.address}/staff/${words.cuid}`);
  const told = both.page.getByText(t('staff.gone.moved', { customer: SMALL }));
  await expect(told).toBeVisible();
  await expect(both.list).toBeVisible();
  await expectAccessible(both.page, 'a desk in place of another');
  await both.page.getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect(told).toHaveCount(0);

  await expect(one.page.getByRole('heading', { level: 1 })).toHaveText(t('staff.gone'));
  await expect(one.page.getByRole('main')).toContainText(
    t('staff.gone.text', { customer: SMALL, mail: ANNE }),
  );
  await one.page.getByRole('link', { name: t('nav.home'), exact: true }).click();
  await one.page.waitForURL(`${one.address}/`);
});

test('tells staff who sign in on a visitor’s device that their account now owns it', async ({
  people,
  product,
}) => {
  const visitor = await people.contributor({ words, options: desk });
  await visitor.hasReportedBins();
  const agent = await people.staff({ words });
  const joined = (page: typeof visitor.page) => page.getByText(t('staff.joined'));
  await agent.loginOnPage(AGENT);
  await expect(joined(agent.page)).toHaveCount(0);

  const { page, address } = visitor;
  const before = new Set((await product.outbox()).map(({ id }) => id));
  await page.goto(`${address}/staff/login`);
  await page.getByRole('textbox', { name: t('login.mail') }).fill(AGENT);
  await page.getByRole('button', { name: t('login.send'), exact: true }).click();
  const code = page.getByRole('textbox', { name: t('login.code') });
  await expect(code).toBeVisible();
  await code.fill(await waitForMailCode(product, AGENT, before));
  await page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
  await expect(joined(page)).toBeVisible();
  await page.getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect(joined(page)).toHaveCount(0);
});
