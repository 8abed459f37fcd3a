import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, tile, town, asked } = french;
const site = (...parts: readonly string[]) => parts.join(' – ');

test.describe('titles name the state, the page and its owner', () => {
  test('for a visitor', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    await visitor.scan();
    await expect(page).toHaveTitle(site(t('gate.title'), town));
    await visitor.acceptTerms();
    await expect(page).toHaveTitle(site(t('menu.title'), town));
    await visitor.chooseTile('hygiene');
    await expect(page).toHaveTitle(site(tile('hygiene'), town));
    await visitor.chooseTile('bins');
    await expect(page).toHaveTitle(site(tile('bins'), town));
    await visitor.report('bins');
    const report = t('report.start.title', { lbl: tile('bins') });
    await expect(page).toHaveTitle(site(asked('bins.what'), report, town));
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await expect(page).toHaveTitle(site(t('startReport'), report, town));
    await visitor.sendsTheReport();
    await expect(page).toHaveTitle(
      new RegExp(`^${tile('bins')} n°\\s\\w+ – ${french.place('market')} – ${town}$`),
    );
    for (const [path, ...parts] of [
      ['/m/home', t('home.title'), town],
      ['/m/settings', t('settings.title'), town],
      ['/m/info', t('info.title'), town],
      ['/links', t('links.title'), town],
      ['/contact', t('contact.title'), town],
      ['/terms', t('terms.title'), town],
      ['/login', t('login.title'), town],
      ['/redirect', t('redirect.missing'), town],
      ['/demoQr', t('demo.title'), town],
      ['/q/no-such-code', t('qr.unknown'), t('app.name')],
      ['/staff', t('staff.noRole'), t('app.name')],
      ['/staff/theme', t('staff.theme.noRole'), t('app.name')],
    ]) {
      await page.goto(`${address}${path}`);
      await expect(page, path).toHaveTitle(site(...parts));
    }
  });

  test('for staff', async ({ people, launch }) => {
    const product = await launch();
    await (await people.contributor({ product })).hasReportedBins();
    const agent = await people.staff({ product });
    await agent.acceptsOnLoginPage();
    await expect(agent.page).toHaveTitle(site(t('login.staff.title'), t('app.name')));
    await agent.login();
    await expect(agent.page).toHaveTitle(new RegExp(`^\\(1\\) .*${t('staff.title')} – ${town}$`));
    await agent.openCase('bins');
    await expect(agent.page).toHaveTitle(new RegExp(`^${tile('bins')} n°\\s\\w+ – ${town}$`));
  });
});
