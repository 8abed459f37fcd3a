import { callAddress } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { expectAccessible } from '../axe.ts';
import { expect, onDesk, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { visitUntilCached } from '../workers.ts';
import { mailsWith, openContactPage, TOWN_MAIL, Writer } from '../writer.ts';

const { words, width, options } = onDesk;

test.describe('contacting the town', () => {
  test('keeps the form offline and over a reload, and sends it once afterwards', async ({
    people,
    product,
  }) => {
    const writer = await openContactPage(await people.contributor());
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

  test('shows errors at their fields and loses nothing', async ({ people, product }) => {
    const writer = await openContactPage(await people.contributor());
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

  test('is mailed once when the response is lost', async ({ people, product }) => {
    const writer = await openContactPage(await people.contributor());
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
});

test('reaches the operator without a scan or consent', async ({ people, product }) => {
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
});

test('meets WCAG on the contact page', async ({ people }) => {
  const writer = await openContactPage(await people.contributor({ words, options }));
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
});

test('shows offline at once how else to reach the town', async ({ people }) => {
  const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
  await visitUntilCached(visitor, 'town-school');
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
});
