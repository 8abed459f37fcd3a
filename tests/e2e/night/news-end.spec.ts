import { buildUnsubscribeLink } from '../../../server/modules/notifications/caseNotifications/unsubscribe.ts';
import { test } from '../ownDatabase.ts';
import { expect } from '../test.ts';
import { french } from '../words.ts';

test('unsubscribes from mail notifications by one press on the linked page', async ({
  database: { url, client },
  people,
  launch,
}) => {
  const { t } = french;
  const product = await launch({ database: url });
  const visitor = await people.contributor({ product });
  await visitor.arrives();
  const { rows } = await client.query(
    `update identities set email = 'jo@mail.example', news = 'fact'
       where cr_uid in (select cr_uid from sessions) returning cr_uid`,
  );
  const secrets = await client.query(`select value from secrets where name = 'signing'`);
  const news = async () =>
    (await client.query(`select news from identities where email is not null and news is not null`)).rows;
  const crUid: string = rows[0].cr_uid;
  const secret = Buffer.from(String(secrets.rows[0].value), 'base64url');
  const address = buildUnsubscribeLink(secret, product.address, {
    crUid,
    email: 'jo@mail.example',
    cuid: 'town',
  });
  const { page } = visitor;
  await page.goto(address.replace('?', 'x?'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsEnd.cut.title'));
  await page.goto(address);
  await page.getByRole('button', { name: t('newsEnd.do'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsEnd.done.title'));
  expect(await news()).toEqual([{ news: 'off' }]);
});
