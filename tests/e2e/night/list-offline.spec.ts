import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked, town } = french;

test('shows the cached list offline, with queued items, a completeness notice and the town’s branding', async ({
  people,
}) => {
  const visitor = await people.contributor();
  const { page } = visitor;
  // The list request never completes.
  await page.route(`**${callAddress(caseCalls.townListActivity, {})}`, (route) => route.abort());
  await visitor.arrives('town-library');
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendsTheReport();
  await visitor.write('Le sac est percé.');
  await visitor.seesStatus('Le sac est percé.', 'part.sent');
  await visitor.goOffline();
  await visitor.write('Elle déborde.');
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();

  const banner = page.getByRole('banner');
  await expect(banner).toContainText(town);
  await expect(banner).toContainText(t('chat.offline'));
  await expect(page).toHaveTitle(`${t('home.title')} – ${town}`);
  const row = page.getByRole('list', { name: t('home.title') }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(t('home.waiting'));
  await expect(row).toContainText(t('home.you', { txt: 'Elle déborde.' }));
  await expect(page.getByRole('alert')).toContainText(t('home.partial'));

  await page.unroute(`**${callAddress(caseCalls.townListActivity, {})}`);
  await visitor.comeBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(row).toContainText(t('case.state.open'));
  await expect(banner).toContainText(town);
  await expect(page).toHaveTitle(`${t('home.title')} – ${town}`);
});
