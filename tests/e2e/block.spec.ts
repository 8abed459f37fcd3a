import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { pick } from './picking.ts';
import { expect, nightly, pictures, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(
    `staff block whoever reported, who reads why, keeps what was written and sends it once they are let go, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words, options });
      await visitor.hasReportedBins('town-hall');
      const agent = await people.staff({ words });
      await agent.login();
      await agent.openCase('bins', 'townhall');
      await agent.take();
      await expect(visitor.chat).toContainText(t('statement.handle', { name: '' }).trim());

      // What is written while nobody knows of the block waits on the device.
      await visitor.goOffline();
      const kept = 'Encore une chose';
      await visitor.write(kept);
      await agent.more('block');
      await agent.drawer.getByRole('checkbox', { name: t('answer.repeatedBadReports'), exact: true }).click();
      await pictures(agent.page, `block/dialog-${words.locale}-${width}`);
      await expectAccessible(agent.page, 'why somebody is blocked');
      await agent.drawer.getByRole('button', { name: t('flow.continue'), exact: true }).click();
      await pictures(agent.page, `block/sure-${words.locale}-${width}`);
      await agent.drawer.getByRole('button', { name: t('blockUser.yes'), exact: true }).click();
      await expect(agent.row('bins', 'townhall')).toContainText(t('staff.row.blocked'));
      const reason = t('block.reason.repeatedBadReports');
      await agent.isTold(
        t('statement.block.reasons', { text: t('statement.block.me'), reasons: reason }).trim(),
      );
      const release = agent.page.getByRole('button', { name: t('staff.step.unblock'), exact: true });
      await expect(release).toBeVisible();
      await expect(agent.chat).toContainText(t('chat.blocked'));
      await pictures(agent.page, `block/staff-${words.locale}-${width}`);
      await expectAccessible(agent.page, 'a case of somebody who is blocked');

      await visitor.comeBack();
      await expect(visitor.line(kept)).toContainText(t('chat.failed.why.blocked'));
      const foot = visitor.page.getByRole('main');
      await expect(foot).toContainText(t('block.still'));
      await expect(foot).toContainText(t('block.why.repeatedBadReports'));
      await expect(foot.getByRole('link', { name: t('block.contact'), exact: true })).toBeVisible();
      await expect(foot.getByRole('textbox')).toHaveCount(0);
      await expect(visitor.chat).toContainText(t('statement.block'));
      await pictures(visitor.page, `block/visitor-${words.locale}-${width}`);
      await expectAccessible(visitor.page, 'whoever is blocked');
      // Nothing of it is sent again by a reload, and staff can still write.
      await agent.answer('Nous avons bien reçu le reste');
      await visitor.reads('Nous avons bien reçu le reste');
      await visitor.page.reload();
      await expect(visitor.line(kept)).toContainText(t('chat.failed.why.blocked'));

      await release.click();
      await agent.isTold(t('statement.unblock.me'));
      await agent.reads(kept);
      await expect(visitor.line(kept)).not.toContainText(t('chat.failed.why.blocked'));
      await expect(visitor.page.getByRole('textbox', { name: t('part.message') })).toBeVisible();
      await pictures(visitor.page, `block/released-${words.locale}-${width}`);
      await expect(release).toHaveCount(0);
    },
  );

for (const { words, width, options } of readingsOnPhone)
  test(
    `whoever is blocked reads it before any question, writes to the customer that blocks, and what was kept goes from any page, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words, options });
      const { page } = visitor;
      await visitor.hasReportedBins('town-hall');
      const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a6f97' } })
        .jpeg()
        .toBuffer();
      const sheet = await pick(page, words, [{ name: 'sac.jpg', mimeType: 'image/jpeg', buffer }]);
      await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
      const photo = visitor.chat.getByRole('button', { name: t('photo.noAlt'), exact: true });
      const viewer = page.getByRole('dialog');
      const describe = viewer.getByRole('button', { name: t('describe.begin'), exact: true });
      await expect(photo).toBeVisible();
      await expect(visitor.chat.getByRole('progressbar')).toHaveCount(0);
      await photo.click();
      await expect(describe).toBeVisible();
      await page.keyboard.press('Escape');
      const agent = await people.staff({ words });
      await agent.login();
      await agent.openCase('bins', 'townhall');
      await visitor.goOffline();
      const kept = 'Ceci attendra';
      await visitor.write(kept);
      await agent.more('block');
      const reason = agent.drawer.getByRole('checkbox', {
        name: t('answer.abusiveOrOffensiveBehaviour'),
        exact: true,
      });
      await reason.click();
      await agent.drawer.getByRole('button', { name: t('flow.continue'), exact: true }).click();
      await agent.drawer.getByRole('button', { name: t('blockUser.yes'), exact: true }).click();
      await expect(agent.chat).toContainText(t('chat.blocked'));
      await visitor.comeBack();
      await expect(visitor.line(kept)).toContainText(t('chat.failed.why.blocked'));

      // What they sent is theirs to look at, and no more to be described.
      await photo.click();
      await expect(viewer.getByRole('link', { name: t('photo.save'), exact: true })).toBeVisible();
      await expect(describe).toHaveCount(0);
      await page.keyboard.press('Escape');

      // Another place of the same town: nothing is asked that would not be taken.
      await visitor.scan('demo-town');
      for (const code of ['hygiene', 'bins']) await visitor.chooseTile(code);
      await page.getByRole('button', { name: t('menu.report', { lbl: words.tile('bins') }) }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText(t('block.begin'));
      await expect(main).toContainText(t('block.why.abusiveOrOffensiveBehaviour'));
      await expect(main.getByRole('radio')).toHaveCount(0);
      await expect(main.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
      await pictures(page, `block/begin-${words.locale}-${width}`);
      await expectAccessible(page, 'whoever is blocked begins a report');

      // A campus that was scanned since is nobody's to ask.
      const report = page.url();
      await visitor.scan('demo-campus');
      await visitor.seesTheMenu();
      await page.goto(report);
      await main.getByRole('link', { name: t('block.contact'), exact: true }).click();
      await expect(main).toContainText(/Belleroche\./);
      await expect(page.getByRole('textbox', { name: t('contact.message') })).toHaveValue(
        new RegExp(`^${t('contact.about', { nbr: '[0-9A-Z]+' })}`),
      );
      await pictures(page, `block/contact-${words.locale}-${width}`);

      // Released while no page is open: any page that opens next sends what was kept.
      await page.goto('about:blank');
      await agent.page.getByRole('button', { name: t('staff.step.unblock'), exact: true }).click();
      await agent.isTold(t('statement.unblock.me'));
      await visitor.scan('demo-campus');
      await agent.reads(kept);
      await page.goto(report);
      await expect(main.getByRole('radio').first()).toBeVisible();
    },
  );
