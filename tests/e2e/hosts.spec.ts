import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { AGENT, ANNEXE } from './annexe.ts';
import { acceptByCall, reportBinsByCall, signInAtHost } from './calls.ts';
import { desk, expect, phone, readers, test } from './test.ts';
import { withTwoHosts } from './twoHosts.ts';

for (const words of readers)
  for (const size of [desk, phone])
    test(`an agent works for two customers at two hosts, one of which comes later (${words.locale}, ${size.viewport.width} px)`, async ({
      people,
      launch,
    }) => {
      const { t } = words;
      await withTwoHosts({ cuid: words.cuid, launch }, async ({ annexe, town }) => {
        const [a, b] = [annexe.address, town.address];
        const first = await annexe.start();
        const visitor = await people.contributor({ words, product: first });
        await acceptByCall(visitor.page, first.address, words, 'demo-town');
        await reportBinsByCall(visitor.page, first.address, words, 'demo-town');

        const agent = await people.staff({ words, product: first, address: a, options: size });
        const { page } = agent;
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await signInAtHost(page, a, words, first, AGENT);
        await page.goto(`${a}/staff`);
        await expect(page).toHaveTitle(new RegExp(ANNEXE));

        const roles = page.getByRole('dialog', { name: t('staff.roles') });
        const role = (name: string) => roles.getByRole('link', { name: new RegExp(`^${name}`) });
        const openRoles = () => page.getByRole('button', { name: t('staff.nav.roles') }).click();
        await openRoles();
        await expect(role(ANNEXE)).toHaveAttribute('aria-current', 'true');
        await expect(role(ANNEXE)).toContainText(t('staff.roles.level.agent'));
        await expect(role(words.town)).toContainText(t('staff.roles.disconnected'));

        const second = await town.start();
        await expect(role(words.town)).toContainText(t('staff.roles.level.agent'));
        // Its logo could not be fetched while it was away.
        await expect(role(words.town).locator('img')).toBeVisible();
        await role(words.town).click();
        await expect(agent.row('bins')).toBeVisible();
        await agent.openCase('bins');
        await agent.answer('Nous passons la vider.');
        await agent.seesStatus('Nous passons la vider.', 'part.sent');
        // All that is of the town is asked of its own host, pictures and stream too.
        const ofTown = asked.filter(
          (url) => url.includes(`/town/${words.cuid}/`) && !url.startsWith(`${b}/`),
        );
        expect(ofTown).toEqual([]);
        for (const path of [
          fill(addresses.staffLive.template, { cuid: words.cuid }),
          logoAddress('x').slice(0, -1),
        ])
          expect(asked.some((url) => url.startsWith(b + path))).toBe(true);

        await second.kill();
        await agent.answer('Écrit sans le site de la ville');
        await agent.seesStatus('Écrit sans le site de la ville', 'part.sending');
        await page.goto(`${a}/staff/annexe`);
        await expect(page).toHaveTitle(new RegExp(ANNEXE));
        await openRoles();
        await expect(role(words.town)).toContainText(t('staff.roles.disconnected'));
        await second.restart();
        await expect(role(words.town)).toContainText(t('staff.roles.level.agent'));
        await role(words.town).click();
        await agent.openCase('bins');
        await agent.seesStatus('Écrit sans le site de la ville', 'part.sent');

        // The choice is kept on the device; a code that is opened at another host leads to its own.
        await page.goto(`${a}/staff`);
        await expect(agent.row('bins')).toBeVisible();
        await page.goto(`${a}/q/demo-town?from=poster#top`);
        await page.waitForURL(`${b}/q/demo-town?from=poster#top`);
      });
    });
