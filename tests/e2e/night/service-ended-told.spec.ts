import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayDay } from '@parvis/locales/dates';
import { SMALL_TOWN } from '../../../server/testing/smallTown.ts';
import { signInByCall } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import { createOwnFolder } from '../smallTown.ts';
import { desk, expect, onPhone, phone, test } from '../test.ts';

const { words, width } = onPhone;

const TOWN = 'Ville de Saint-Elme';
const OTHER = 'Port d’Elme';
const LAMP = 'Éclairage';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#14532d"/></svg>';
const anne = { email: 'anne@saint-elme.example', name: 'Anne Roy', level: 'admin' };
const cleo = { email: 'cleo@saint-elme.example', name: 'Cléo Petit', level: 'agent' };
const bea = { email: 'bea@saint-elme.example', name: 'Béa Lin', level: 'agent' };

const folder = join(createOwnFolder('ended-told'), 'customers');
function write(cuid: string, otherwise: object): void {
  mkdirSync(join(folder, cuid), { recursive: true });
  writeFileSync(join(folder, cuid, 'logo.svg'), LOGO);
  const file = { ...JSON.parse(SMALL_TOWN), cuid, ...otherwise };
  writeFileSync(join(folder, cuid, 'customer.json'), JSON.stringify(file));
}
const writeTown = (withdrawn: boolean) => write('saint-elme', { staff: [anne, bea, cleo], withdrawn });
function writeOther(): void {
  const { places } = JSON.parse(SMALL_TOWN);
  const own = places.map((place: { qr: { qrid: string }[] }) => ({
    ...place,
    qr: place.qr.map(({ qrid }) => ({ qrid: `port-${qrid}` })),
  }));
  write('port', { cstmrLbl: { fr: OTHER }, places: own, staff: [bea], services: undefined });
}

test('announces an ended service on every page', async ({ people, launch }) => {
  const { t } = words;
  const options = width === 'phone' ? phone : desk;
  writeTown(false);
  writeOther();
  const product = await launch({ customers: folder, env: { PARVIS_WATCH: '1' } });
  const today = displayDay(words.locale, new Date());

  const visitor = await people.contributor({ words, options, product });
  const { page } = visitor;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await visitor.arrives('se-1');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${LAMP}`) })
    .click();
  await press(words.t('menu.report', { lbl: LAMP }));
  await press('Non');
  await page.getByRole('checkbox', { name: 'Lampe éteinte' }).click();
  await visitor.sendsTheReport();
  await page.goto(`${visitor.address}/q/se-1`);
  const admin = await people.staff({ words, options, product });
  await admin.login(anne.email);
  const both = await people.staff({ words, options, product });
  await both.login(bea.email);
  await both.page.goto(`${both.address}/staff/saint-elme`);
  await expect(both.list).toBeVisible();

  writeTown(true);
  await expect
    .poll(async () => (await fetch(`${product.address}/q/se-1`)).text(), { timeout: 40_000 })
    .toContain('"withdrawn":true');

  const told = async (who: typeof admin, { email: mail }: typeof anne) => {
    const main = who.page.getByRole('main');
    await expect(main).toContainText(t('ended.title'), { timeout: 40_000 });
    await expect(main).toContainText(t('staff.over.text', { customer: TOWN, date: today, mail }));
    await expect(main.getByRole('link', { name: 'mairie@saint-elme.example', exact: true })).toHaveAttribute(
      'href',
      'mailto:mairie@saint-elme.example',
    );
  };
  await told(admin, anne);
  await expectAccessible(admin.page, 'the desk of a service that has ended');
  const anew = await people.staff({ words, options, product });
  await signInByCall(anew.page, anew.address, words, product, cleo.email);
  const own = ['codes', 'trail', 'delivery', 'settings', 'theme'];
  for (const path of ['', '/saint-elme', ...own.flatMap((name) => [`/${name}`, `/saint-elme/${name}`])]) {
    await anew.page.goto(`${anew.address}/staff${path}`);
    await told(anew, cleo);
  }
  await anew.page.goto(`${anew.address}/staff/codes`);
  await told(anew, cleo);
  await anew.page.goto(`${anew.address}/staff/theme`);
  await told(anew, cleo);
  await expectAccessible(anew.page, 'the studio of a service that has ended');
  await expect(anew.page).toHaveTitle(`${t('ended.title')} – ${TOWN}`);

  // Staff of another customer continue there, with a notice.
  const over = t('staff.over.moved', { customer: TOWN, date: today });
  await expect(both.page.getByRole('status').filter({ hasText: over })).toBeVisible({ timeout: 40_000 });
  await expect(both.page).toHaveURL(/\/staff\/port$/);
  await both.page.goto(`${both.address}/staff/saint-elme`);
  await expect(both.page.getByRole('main')).toContainText(t('ended.title'));
  await both.page.getByRole('link', { name: t('staff.elsewhere.open', { customer: OTHER }) }).click();
  await expect(both.list).toBeVisible();

  await page.goto(`${visitor.address}/q/se-1`);
  await expect(visitor.heading).toHaveText(t('qr.withdrawn'));
  await expect(page.getByRole('alert')).toContainText(t('qr.withdrawn.of', { cstmr: TOWN }));
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expectAccessible(page, 'a code of a service that has ended');
  await page.goto(visitor.address);
  await expect(page.getByRole('link', { name: t('start.cases') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('start.again') })).toHaveCount(0);
  await page.goto(`${visitor.address}/q/se-1`);
  await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('home.title'));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: LAMP });
  await expect(row).toContainText(t('ended.state'));
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(TOWN);
  await expect(page.getByRole('link', { name: t('home.report') })).toHaveCount(0);
  await expectAccessible(page, 'reports to a service that has ended');
  await row.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(t('ended.title'));

  // The installed app's start page, for reporters and others.
  const here = t('qr.withdrawn.app', { cstmr: TOWN });
  await page.goto(`${visitor.address}/app/saint-elme`);
  await expect(page.getByRole('alert')).toContainText(here);
  await expect(visitor.heading).toHaveText(t('ended.title'));
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'mairie@saint-elme.example', exact: true })).toBeVisible();
  await expectAccessible(page, 'the app of a service that has ended');
  await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('home.title'));
  const stranger = await people.contributor({ words, options, product });
  // Visitors without a chosen language read the town's first.
  const chosen = { name: 'pv_lang', value: words.locale, url: stranger.address };
  await stranger.page.context().addCookies([chosen]);
  await stranger.page.goto(`${stranger.address}/app/saint-elme`);
  await expect(stranger.page.getByRole('alert')).toContainText(here);
  await expect(stranger.page.getByRole('link', { name: t('nav.cases'), exact: true })).toHaveCount(0);
  await stranger.page.goto(`${stranger.address}/app/port`);
  await expect(stranger.heading).toHaveText(t('start.title'));

  // After reactivation the open desk returns by itself.
  writeTown(false);
  await expect(admin.list).toBeVisible({ timeout: 80_000 });
  await expect(admin.page.getByRole('main')).not.toContainText(t('ended.title'));
});
