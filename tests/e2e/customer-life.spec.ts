import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL_TOWN } from '../../server/testing/smallTown.ts';
import { expectAccessible } from './axe.ts';
import { expect, nightly, pictures, readingsOnPhone, test } from './test.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#14532d"/></svg>';

for (const { words, width, options } of readingsOnPhone)
  test(
    `a customer’s file is changed, then withdrawn, while people look at it, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people, launch }, testInfo) => {
      const { t } = words;
      const folder = testInfo.outputPath('customers');
      mkdirSync(join(folder, 'town'), { recursive: true });
      const write = (text: string) => {
        writeFileSync(join(folder, 'town', 'logo.svg'), LOGO);
        writeFileSync(join(folder, 'town', 'customer.json'), text);
      };
      write(SMALL_TOWN);
      const product = await launch({ customers: folder, env: { PARVIS_WATCH: '1' } });
      const visitor = await people.contributor({ words, options, product });
      const page = `${visitor.address}/q/se-1`;
      /** The server shows what a file says within seconds. */
      const serves = (said: string) =>
        expect
          .poll(async () => (await visitor.page.request.get(page)).text(), { timeout: 40_000 })
          .toContain(said);

      await visitor.arrives('se-1');
      await expect(visitor.page.getByRole('banner')).toContainText('Mairie');
      write(SMALL_TOWN.replace('"Mairie"', '"Hôtel de ville"'));
      await serves('Hôtel de ville');
      await visitor.page.reload();
      await expect(visitor.page.getByRole('banner')).toContainText('Hôtel de ville');

      write(SMALL_TOWN.replace('"cuid"', '"withdrawn": true, "cuid"'));
      await serves('"withdrawn":true');
      await visitor.page.goto(page);
      await expect(visitor.heading).toHaveText(t('qr.withdrawn'));
      const town = 'Ville de Saint-Elme';
      const told = `${t('qr.withdrawn.of', { cstmr: town })} ${t('qr.withdrawn.own')}`;
      await expect(visitor.page.getByRole('alert')).toHaveText(told);
      await expectAccessible(visitor.page, 'a code of a customer that is withdrawn');
      await pictures(visitor.page, `customer-life/withdrawn-${words.locale}-${width}`);
      await visitor.page.getByRole('link', { name: t('qr.withdrawn.contact'), exact: true }).click();
      await expect(visitor.heading).toHaveText(t('contact.title'));
      await expect(visitor.page.getByRole('main')).toContainText('mairie@saint-elme.example');

      write(SMALL_TOWN);
      await serves('Mairie');
      await visitor.page.goto(page);
      await visitor.seesTheMenu();
    },
  );
