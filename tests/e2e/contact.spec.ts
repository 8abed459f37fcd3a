import { callAddress } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import type { Product } from './product.ts';
import { desk, expect, nightly, phone, readingsOnDesk, test, withWorker } from './test.ts';
import { french } from './words.ts';
import { hasSeen } from './workers.ts';
import { Writer } from './writer.ts';

const TOWN_MAIL = 'contact@belleroche.example';

const mailsWith = async (product: Product, text: string) =>
  (await product.outbox()).filter(({ body }) => body.includes(text));

/** The town has been visited: its page is where the writer comes from. */
async function atTheTown(visitor: Contributor): Promise<Writer> {
  await visitor.arrives('town-hall');
  return new Writer(visitor);
}

test.describe('writing to the town', () => {
  test('goes with the keyboard alone from the useful links, and the mail arrives', async ({
    people,
    product,
  }) => {
    const writer = await atTheTown(await people.contributor({ options: desk }));
    const { page, t, visitor } = writer;
    await page.goto(`${visitor.address}/links`);
    const way = page.getByRole('link', { name: t('links.write') });
    await expect(way).toBeVisible();
    await writer.tabTo(way);
    await page.keyboard.press('Enter');
    await expect(visitor.heading).toHaveText(t('contact.title'));
    await expect(page).toHaveTitle(`${t('contact.title')} – ${french.town}`);
    await expect(page.getByText(t('contact.to', { to: french.town }))).toBeVisible();
    await writer.tabTo(writer.field('name'));
    await page.keyboard.type('Camille Dupré');
    await page.keyboard.press('Tab');
    await page.keyboard.type('camille.clavier@exemple.fr');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Où sont les clés ?');
    await page.keyboard.press('Tab');
    await expect(writer.sendButton).toBeFocused();
    await page.keyboard.press('Enter');
    await writer.seesItSent('camille.clavier@exemple.fr');

    const [mail, ...others] = await mailsWith(product, 'Où sont les clés ?');
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(TOWN_MAIL);
    await page.goto(`${visitor.address}${await product.outboxPath()}`);
    const shown = page.getByRole('article').filter({ hasText: 'Où sont les clés ?' });
    await expect(shown).toContainText('Camille Dupré (camille.clavier@exemple.fr)');
  });

  test(
    'shows what is wrong above the field that it goes to, on a small phone',
    nightly,
    async ({ people }) => {
      const writer = await atTheTown(
        await people.contributor({ options: { viewport: { width: 320, height: 640 } } }),
      );
      const { page, t } = writer;
      await page.goto(`${writer.visitor.address}/contact`);
      await writer.sendButton.click();
      const wrong = page.getByText(t('contact.mail.missing')).filter({ visible: true });
      await expect(wrong).toBeVisible();
      const onTop = () =>
        wrong.evaluate((one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          const there = document.elementFromPoint(left + 4, (top + bottom) / 2);
          return top >= 0 && there !== null && (one.contains(there) || there.contains(one));
        });
      await expect.poll(onTop).toBe(true);
    },
  );

  test(
    'sends one mail however often the button is pressed, and another message after it',
    nightly,
    async ({ people, product }) => {
      const writer = await atTheTown(await people.contributor());
      const { page, t, visitor } = writer;
      await writer.open();
      await writer.write('presse@exemple.fr', 'Pressé deux fois');
      await writer.sendButton.dblclick();
      await writer.seesItSent('presse@exemple.fr');
      expect(await mailsWith(product, 'Pressé deux fois')).toHaveLength(1);
      await page.getByRole('button', { name: t('contact.again') }).click();
      await expect(visitor.heading).toBeFocused();
      await expect(writer.field('message')).toHaveValue('');
      await writer.field('message').fill('Encore un mot');
      await writer.sendButton.click();
      await writer.seesItSent('presse@exemple.fr');
      expect(await mailsWith(product, 'Encore un mot')).toHaveLength(1);
    },
  );

  test('tells what is wrong at its field and loses nothing', nightly, async ({ people, product }) => {
    const writer = await atTheTown(await people.contributor());
    const { t } = writer;
    await writer.open();
    await writer.sendButton.click();
    await expect(writer.field('mail')).toBeFocused();
    await expect(writer.field('mail')).toHaveAccessibleDescription(t('contact.mail.missing'));
    await expect(writer.field('message')).toHaveAccessibleDescription(t('contact.message.missing'));
    await writer.write('camille@exemple', 'Une faute dans l’adresse');
    await writer.sendButton.click();
    await expect(writer.field('mail')).toBeFocused();
    await expect(writer.field('mail')).toHaveAccessibleDescription(t('contact.mail.invalid'));
    await expect(writer.field('message')).toHaveValue('Une faute dans l’adresse');
    expect(await mailsWith(product, 'Une faute dans l’adresse')).toEqual([]);
    await writer.field('mail').fill('camille.faute@exemple.fr');
    await writer.sendButton.click();
    await writer.seesItSent('camille.faute@exemple.fr');
  });

  test('keeps all without a network and over a reload, and sends it once afterwards', async ({
    people,
    product,
  }) => {
    const writer = await atTheTown(await people.contributor());
    const { page, t, visitor } = writer;
    await writer.open();
    await writer.write('tunnel@exemple.fr', 'Écrit dans un tunnel');
    await page.reload();
    await expect(writer.field('message')).toHaveValue('Écrit dans un tunnel');
    await visitor.goOffline();
    await writer.sendButton.click();
    await expect(page.getByRole('alert')).toContainText(t('contact.offline.text'));
    await expect(writer.field('mail')).toHaveValue('tunnel@exemple.fr');
    await expect(writer.field('message')).toHaveValue('Écrit dans un tunnel');
    await visitor.comeBack();
    await writer.sendButton.click();
    await writer.seesItSent('tunnel@exemple.fr');
    expect(await mailsWith(product, 'Écrit dans un tunnel')).toHaveLength(1);
    await page.reload();
    await expect(writer.field('message')).toHaveValue('');
  });

  test('is mailed once when the answer is lost on its way', nightly, async ({ people, product }) => {
    const writer = await atTheTown(await people.contributor());
    const { page, t } = writer;
    await writer.open();
    await page.route(
      `**${callAddress(contactCalls.contactSend, {})}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await writer.write('perdue@exemple.fr', 'La réponse s’est perdue');
    await writer.sendButton.click();
    await expect(page.getByRole('alert')).toContainText(t('contact.offline.text'));
    await writer.sendButton.click();
    await writer.seesItSent('perdue@exemple.fr');
    expect(await mailsWith(product, 'La réponse s’est perdue')).toHaveLength(1);
  });

  test(
    'solves another challenge by itself when the first is not taken',
    nightly,
    async ({ people, product }) => {
      const writer = await atTheTown(await people.contributor());
      const { page } = writer;
      await page.route(
        `**${callAddress(contactCalls.captchaInit, {})}`,
        (route) => route.fulfill({ json: { rslt: { data: [{ challenge: 'old', bits: 1, seconds: 600 }] } } }),
        { times: 1 },
      );
      await writer.open();
      await writer.write('ancienne@exemple.fr', 'Une preuve trop ancienne');
      await writer.sendButton.click();
      await writer.seesItSent('ancienne@exemple.fr');
      expect(await mailsWith(product, 'Une preuve trop ancienne')).toHaveLength(1);
    },
  );
});

test(
  'whoever scanned nothing writes to who runs the service, and accepts nothing',
  nightly,
  async ({ people, product }) => {
    const visitor = await people.contributor();
    const writer = new Writer(visitor);
    await writer.open();
    await expect(visitor.gate).toHaveCount(0);
    await expect(visitor.page.getByText(writer.t('contact.cookies'))).toBeVisible();
    await writer.write('inconnue@exemple.fr', 'Proposez-vous cela ailleurs ?');
    await visitor.page.reload();
    await expect(writer.field('message'), 'kept without an identity').toHaveValue(
      'Proposez-vous cela ailleurs ?',
    );
    await writer.sendButton.click();
    await writer.seesItSent('inconnue@exemple.fr');
    const [mail] = await mailsWith(product, 'Proposez-vous cela ailleurs ?');
    expect(mail?.recipient).toBe('contact@parvis.example');
    expect(await visitor.page.context().cookies()).toEqual([]);
  },
);

test('a form that cannot work is not offered; other ways are', nightly, async ({ people }) => {
  const writer = await atTheTown(await people.contributor());
  const { page, t } = writer;
  await page.route(`**${callAddress(contactCalls.contactInfo, {})}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.rslt.data[0].open = false;
    await route.fulfill({ response, json: answer });
  });
  await writer.open();
  await expect(page.getByRole('heading', { name: t('contact.closed') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const others = page.getByRole('region', { name: t('contact.others') });
  await expect(others.getByRole('link', { name: TOWN_MAIL })).toHaveAttribute('href', `mailto:${TOWN_MAIL}`);
  await expectAccessible(page, 'contact, closed');
});

for (const { words, width, options } of readingsOnDesk)
  test(
    `the contact page can be used by everybody (${words.locale}, ${width})`,
    nightly,
    async ({ people }) => {
      const writer = await atTheTown(await people.contributor({ words, options }));
      const { page, t, visitor } = writer;
      const seen = (state: string) => expectAccessible(page, `contact, ${state}`);
      await page.goto(`${visitor.address}/m/info`);
      await page.getByRole('link', { name: t('info.write') }).click();
      await expect(visitor.heading).toHaveText(t('contact.title'));
      await expect(writer.sendButton).toBeVisible();
      await seen('empty');
      await writer.sendButton.click();
      await expect(writer.field('mail')).toBeFocused();
      await seen('with faults');
      const mail = `${words.locale}.${width}@exemple.fr`.toLowerCase();
      await writer.write(mail, 'Bonjour');
      await visitor.goOffline();
      await writer.sendButton.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await seen('not sent');
      await visitor.comeBack();
      await writer.sendButton.click();
      await writer.seesItSent(mail);
      await seen('sent');
    },
  );

test(
  'without a network the contact page says so at once, and how else the town is reached',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
    await hasSeen(visitor, 'town-school');
    const { page, address } = visitor;
    await visitor.goOffline();
    let tries = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(callAddress(contactCalls.contactInfo, {}))) tries += 1;
    });
    await page.goto(`${address}/contact`);
    await expect(page.getByRole('alert')).toContainText(french.t('load.failed'));
    expect(tries).toBe(1);
    await expect(page.getByRole('link', { name: TOWN_MAIL })).toHaveAttribute('href', `mailto:${TOWN_MAIL}`);
    await visitor.comeBack();
    await expect(page.getByRole('textbox', { name: french.t('contact.message') })).toBeVisible();
  },
);
