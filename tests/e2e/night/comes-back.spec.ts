import { launchOptions } from '../../chromium.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { visitUntilCached } from '../workers.ts';

const words = french;

const onPhone = { ...phone, ...withWorker };

// The headless shell has no notifications.
test.use({ launchOptions });

const { t } = words;

test('shows an offline notice for an unseen code, links the last place, and opens by itself later', async ({
  people,
}) => {
  const visitor = await people.contributor({ words, options: onPhone });
  await visitUntilCached(visitor, 'town-school');
  const { page, address } = visitor;
  await visitor.goOffline();
  await page.goto(`${address}/q/town-library`);
  await expect(visitor.heading).toHaveText(t('qr.unreached'));
  await expect(page.getByRole('alert')).toHaveText(t('qr.unreached.network'));
  await expect(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  const last = page.getByRole('link', { name: t('qr.unreached.last', { place: words.place('school') }) });
  await expect(last).toHaveAttribute('href', '/q/town-school');
  await visitor.comeBack();
  await visitor.seesTheMenu();
  await expect(page).toHaveURL(`${address}/q/town-library`);
  await expect(page.getByRole('banner')).toContainText(words.place('library'));
});
