import { waitForMailCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import { type Contributor, questionOf } from '../contributor.ts';
import { createOwnFolder, writeSmallTown } from '../smallTown.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

const ANNE = 'anne@saint-elme.example';
const LAMP = 'Éclairage';

const folder = createOwnFolder('asked');
/** A town that asks reporters for a contact. */
const writeTown = () => writeSmallTown(folder, { contactWanted: 'asked' });

test('asks for a contact, shows staff its state, and survives merged accounts', async ({
  people,
  launch,
}) => {
  const { t } = words;
  const product = await launch({ customers: writeTown() });
  const mail = 'jo@mail.example';
  const press = ({ page }: Contributor, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  async function proves(visitor: Contributor, done: string) {
    const step = (title: string) =>
      visitor.page.getByRole('dialog', { name: questionOf(title), exact: true }).getByRole('textbox');
    await visitor.page.goto(`${visitor.address}/m/settings`);
    const before = new Set((await product.outbox()).map(({ id }) => id));
    await press(visitor, t('settings.mail.add'));
    await step(t('mail.contact')).fill(mail);
    await step(t('mail.contact')).press('Enter');
    const code = step(t('settings.mail.code', { mail }));
    await expect(code).toBeVisible();
    await code.fill(await waitForMailCode(product, mail, before));
    await code.press('Enter');
    await expect(visitor.page.getByRole('dialog')).toContainText(done);
  }
  const owner = await people.contributor({ words, options, product });
  await owner.arrives('se-1');
  await proves(owner, t('registerMail.done.text'));

  const jo = await people.contributor({ words, options, product });
  await jo.arrives('se-1');
  await jo.page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${LAMP}`) })
    .click();
  await press(jo, t('menu.report', { lbl: LAMP }));
  await press(jo, 'Oui');
  await jo.page.getByRole('checkbox', { name: 'Lampe éteinte' }).click();
  const dialog = jo.page.getByRole('dialog');
  const phone = jo.page.getByRole('textbox', { name: t('reach.phone') });
  await expect(phone).toBeVisible();
  await expectAccessible(jo.page, 'a contact that is asked for');
  const address = await jo.sendsTheReport();
  await expect(jo.chat).toContainText(t('statement.idMissing.me'));

  const anne = await people.staff({ words, product });
  await anne.login(ANNE);
  await anne.list.locator(`a[href$='${new URL(address).pathname.split('/').at(-1)}']`).click();
  await expect(anne.chat).toContainText(t('statement.idMissing.staff'));
  await press(jo, t('reach.add'));
  await dialog.getByRole('textbox', { name: t('reach.phone') }).fill('06 12 34 56 78');
  await dialog.getByRole('button', { name: t('reach.save'), exact: true }).click();
  await expect(jo.chat).toContainText(t('statement.addId.me'));
  await expect(anne.chat).toContainText(t('statement.addId.staff'));
  await press(jo, t('reach.change'));
  await dialog.getByRole('textbox', { name: t('reach.phone') }).fill('06 12 34 56 79');
  await dialog.getByRole('button', { name: t('reach.save'), exact: true }).click();
  await expect(jo.chat).toContainText(t('statement.update.me'));
  await expect(anne.chat).toContainText(t('statement.update.staff'));
  await expect(anne.page.getByRole('link', { name: '+33 6 12 34 56 79' })).toBeVisible();

  await proves(jo, t('settings.mail.joined'));
  await jo.page.goto(address);
  await expect(jo.chat).toContainText(t('statement.mergeProfile.me'));
  await expect(anne.chat).toContainText(t('statement.mergeProfile.staff'));
  await expect(anne.chat).not.toContainText(t('chat.gone'));
});
