import { findFreePort } from '../../../server/testing/findFreePort.ts';
import { startMailServer } from '../../../server/testing/mailServer.ts';
import { expectAccessible } from '../axe.ts';
import { createOwnFolder, writeSmallTown } from '../smallTown.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';
import { Writer } from '../writer.ts';

const folder = createOwnFolder('contact-kept');

for (const words of [french])
  test(`queues an unsent message and keeps a rejected one in its field, in ${words.locale}`, async ({
    people,
    launch,
  }) => {
    const { t } = words;
    const post = await startMailServer();
    const port = await findFreePort();
    const product = await launch({
      port,
      customers: writeSmallTown(folder, {}),
      env: { SMTP_URL: post.url, PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    const visitor = await people.contributor({ words, product, options: phone });
    const writer = new Writer(visitor);
    const { page } = writer;
    await visitor.arrives('se-1');
    await page.clock.install();

    post.answer = 'busy';
    await writer.open();
    await writer.write('camille@exemple.fr', 'Où sont les clés de la salle ?');
    await writer.sendButton.click();
    const kept = page.getByRole('status').filter({ hasText: t('contact.waiting') });
    await expect(kept).toContainText(t('contact.waiting.text', { mail: 'camille@exemple.fr' }));
    await expect(kept).toBeFocused();
    await expect(writer.sendButton).toHaveCount(0);
    await expectAccessible(page, 'contact, kept');
    await page.reload();
    await expect(kept).toBeVisible();

    post.answer = 'takes';
    await expect.poll(() => post.taken.length).toBe(1);
    await page.clock.fastForward(10_000);
    await writer.seesItSent('camille@exemple.fr');
    expect(post.taken[0]?.to).toEqual([{ name: '', address: 'mairie@saint-elme.example' }]);

    post.answer = 'refuses';
    await page.getByRole('button', { name: t('contact.again') }).click();
    await writer.field('message').fill('Encore un mot');
    await writer.sendButton.click();
    await expect(page.getByRole('alert')).toContainText(t('contact.refused.text'));
    await expect(writer.field('message')).toHaveValue('Encore un mot');
    await expectAccessible(page, 'contact, refused');
    post.answer = 'takes';
    await writer.sendButton.click();
    await writer.seesItSent('camille@exemple.fr');
    expect(post.taken).toHaveLength(2);

    await page.getByRole('button', { name: t('contact.again') }).click();
    await writer.field('message').fill('Un dernier mot');
    post.answer = 'waits';
    await writer.sendButton.click();
    await expect(kept).toBeVisible();
    post.goOn('refuses');
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert')).toContainText(t('contact.refused.text'));
    await page.reload();
    await expect(writer.field('message')).toHaveValue('Un dernier mot');
    await expect(kept).toHaveCount(0);
    await post.close();
  });
