import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { addressPage } from '../../app/session/addressPage.ts';
import { codeFor } from './calls.ts';
import { type Contributor, questionOf } from './contributor.ts';
import type { Product } from './product.ts';
import { shifts, watchShifts } from './shifts.ts';
import { expect, nightly, pictures, readers, test } from './test.ts';
import { french } from './words.ts';

test.describe('after a report was sent', () => {
  for (const words of readers)
    test(`thanks, the number, who reads it and when one usually answers (${words.locale})`, async ({
      people,
    }) => {
      const { t, asked } = words;
      const visitor = await people.contributor({ words });
      const { page } = visitor;
      await visitor.arrives('town-library');
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await visitor.sendButton.click();
      await visitor.isThanked();
      await expect(page).toHaveTitle(`${t('sent.title')} – ${words.town}`);
      const main = page.getByRole('main');
      const number = main.locator('dt', { hasText: t('sent.number') }).locator('+ dd');
      await expect(number).toHaveText(/^[0-9A-Z]{4,6}$/);
      for (const said of [words.readBy, words.within, t('sent.news.text')])
        await expect(main).toContainText(said);
      const told = await number.innerText();
      await expect(page.getByRole('link', { name: t('sent.news.give') })).toHaveAttribute(
        'href',
        addressPage,
      );
      await page.reload();
      await expect(number).toHaveText(told);
      await visitor.opensTheConversation();
      await visitor.seesState(t('case.number', { nbr: told }));
      // Back does not lead to the thanks again.
      await page.goBack();
      await expect(page).not.toHaveURL(/\/sent$/);
    });
});

/** Proves an address of one's own, and wants to hear of answers by mail. */
async function givesAddress({ page, address, words }: Contributor, product: Product, mail: string) {
  const press = (id: Parameters<typeof words.t>[0]) =>
    page.getByRole('button', { name: words.t(id), exact: true }).click();
  const before = new Set((await product.outbox()).map(({ id }) => id));
  await page.goto(`${address}/m/settings`);
  await press('settings.mail.add');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(mail);
  await field.press('Enter');
  const code = questionOf(words.t('settings.mail.code', { mail }));
  await expect(page.getByRole('dialog', { name: code, exact: true })).toBeVisible();
  await field.fill(await codeFor(product, mail, before));
  await field.press('Enter');
  await press('flow.understood');
  await press('mailNews.yes');
  await expect(page.getByRole('radio', { name: words.t('settings.news.fact') })).toBeChecked();
}

test.describe('the thanks', () => {
  const { t, asked } = french;
  for (const [size, viewport] of [
    ['a small phone', { width: 320, height: 640 }],
    ['a phone', { width: 390, height: 844 }],
    ['a desk', { width: 1280, height: 800 }],
  ] as const)
    test(`keep their place while the number comes, on ${size}`, nightly, async ({ people }) => {
      const visitor = await people.contributor({ options: { viewport } });
      const { page } = visitor;
      await visitor.arrives('town-library');
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await expect(visitor.sendButton).toBeVisible();
      // The server takes its time: what is there before it answers has been drawn.
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${callAddress(mobileCalls.discussInfo, { cuid: '*' })}`, async (route) => {
        await held;
        await route.continue();
      });
      await watchShifts(page);
      await visitor.sendButton.click();
      await visitor.isThanked();
      const subject = visitor.page.getByText(`${french.tile('bins')} · ${french.place('library')}`);
      await expect(subject).toBeVisible();
      answer();
      const number = page
        .getByRole('main')
        .locator('dt', { hasText: t('sent.number') })
        .locator('+ dd');
      await expect(number).toHaveText(/^[0-9A-Z]{4,6}$/);
      // What was read before sending answers the press itself.
      const review = questionOf(t('startReport'));
      const after = (await shifts(page)).filter(
        ({ moved }) => !moved.some((words) => words.includes(review)),
      );
      expect(
        after.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(after),
      ).toBeLessThanOrEqual(0.02);
    });

  test(
    'say by mail where an address was given, and “avis” of an opinion',
    nightly,
    async ({ people, product }) => {
      const visitor = await people.contributor();
      const { page } = visitor;
      const says = async (news: Parameters<typeof t>[0]) => {
        await visitor.isThanked();
        await expect(page.getByRole('main')).toContainText(t(news));
      };
      const sends = async () => {
        await visitor.beginReport('hygiene', 'bins');
        await visitor.choose(asked('bins.what'), asked('bins.what.full'));
        await visitor.sendButton.click();
      };
      await visitor.arrives('town-school');
      await sends();
      await says('sent.news.text');
      await givesAddress(visitor, product, 'remerciee@mail.example');
      await visitor.scan('town-park');
      await sends();
      await says('sent.news.mail');
      await visitor.scan('town-hall');
      await visitor.chooseTile('opinion');
      await visitor.rate(asked('opinion.rating'), 5);
      await visitor.sendButton.click();
      await expect(visitor.heading).toHaveText(t('sent.opinion.title'));
      await expect(page.getByRole('main')).toContainText(t('sent.news.mail'));
    },
  );
});

test.describe('after the end of a case', () => {
  for (const words of readers)
    test(
      `“the problem is still there” brings it back before staff (${words.locale})`,
      nightly,
      async ({ people }) => {
        const { t } = words;
        const visitor = await people.contributor({ words });
        const { page } = visitor;
        await visitor.hasReportedBins('town-park');
        const agent = await people.staff();
        const own = agent.words;
        await agent.login();
        await agent.openCase('bins', 'park');
        await agent.take();
        await agent.askChoice('Quelle poubelle ?', ['Banc', 'Fontaine']);
        const choice = page.getByRole('radio', { name: 'Banc' });
        await expect(choice).toBeVisible();
        await agent.close('answer.solved');
        await visitor.seesState(t('case.state.closed'));
        // What nobody would take is not asked any more.
        await expect(choice).toHaveCount(0);
        await visitor.reads(t('chat.unanswered'));
        await expect(agent.page.getByText(own.t('chat.unanswered'))).toBeVisible();
        // Stars that were tapped and not sent go along.
        await visitor.rate(t('satisfaction'), 3);
        await page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
        await visitor.isTold(t('statement.crReopen.me'));
        await visitor.reads(t('chat.reopen.rated', { count: 3 }));
        await visitor.seesState(t('case.state.reopened'));
        await expect(choice).toBeVisible();
        await expect(agent.page.getByText(own.t('case.state.reopened')).first()).toBeVisible();
        await agent.isTold(own.t('statement.crReopen'));
        await agent.filter('new');
        await expect(agent.row('bins', 'park')).toBeVisible();
        await visitor.write('La poubelle déborde encore');
        await visitor.seesStatus('La poubelle déborde encore', 'part.sent');
      },
    );

  for (const words of readers)
    test(
      `few stars say before they are sent that they bring it back, and it follows them (${words.locale})`,
      nightly,
      async ({ people }) => {
        const { t } = words;
        const visitor = await people.contributor({ words });
        await visitor.hasReportedBins('town-school');
        const agent = await people.staff();
        await agent.login();
        await agent.openCase('bins', 'school');
        await agent.take();
        await agent.close('answer.solved');
        const [said = ''] = t('chat.lowRating', { date: '#' }).split('#');
        await expect(visitor.page.getByText(said)).toBeVisible();
        await visitor.rate(t('satisfaction'), 2);
        await visitor.press(t('satisfaction'), t('satisfaction.send'));
        await visitor.isTold(t('statement.crReopen.me'));
        await expect(visitor.page.getByText(said)).toBeHidden();
        await visitor.seesStatus(t('chat.stars', { n: 2, max: 5 }), 'part.seen');
        const lines = await visitor.conversation();
        const at = (words: string) => lines.findIndex((line) => line.includes(words.replace(/\s+/g, ' ')));
        expect(at(t('statement.crReopen.me'))).toBe(at(t('chat.stars', { n: 2, max: 5 })) + 1);
      },
    );

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 640 },
  ])
    test(
      `stars lead to the button that sends them, ${viewport.width} px wide`,
      nightly,
      async ({ people }) => {
        const { t } = french;
        const visitor = await people.contributor({ options: { viewport } });
        await visitor.hasReportedBins('town-pool');
        const agent = await people.staff();
        await agent.login();
        await agent.openCase('bins', 'pool');
        await agent.take();
        await agent.close('answer.solved');
        const asked = visitor.question(t('satisfaction'));
        const send = asked.getByRole('button', { name: t('satisfaction.send') });
        // Whoever reads what was said last has the stars at the lower edge.
        await asked.getByRole('radiogroup').evaluate((stars) => {
          const log = stars.closest('[role=log]');
          if (log) log.scrollTop += stars.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
        });
        await expect(send).not.toBeInViewport();
        await visitor.rate(t('satisfaction'), 1);
        await expect(send).toBeInViewport({ ratio: 1 });
        await pictures(visitor.page, `after-sending/stars-${viewport.width}`);
        await send.click();
        await expect(visitor.question(t('satisfaction.wrong'))).toBeVisible();
      },
    );

  test(
    'a close that is taken back at once is one line to the visitor, and none is lost to staff',
    nightly,
    async ({ people }) => {
      const { t } = french;
      const visitor = await people.contributor();
      await visitor.hasReportedBins('town-pool');
      const agent = await people.staff();
      await agent.login();
      await agent.openCase('bins', 'pool');
      await agent.take();
      await visitor.isTold(t('statement.handle', { name: 'Aline Morvan' }));
      const before = (await visitor.conversation()).length;
      await agent.close('answer.solved');
      await visitor.seesState(t('case.state.closed'));
      await agent.page.getByRole('button', { name: t('staff.close.undo'), exact: true }).click();
      await agent.isTold(t('statement.close.undone.me'));
      await agent.isTold(t('statement.close.me'));
      await visitor.seesState(t('case.state.handled'));
      await visitor.isTold(t('statement.close.slip', { name: 'Aline Morvan' }));
      expect(await visitor.conversation()).toHaveLength(before + 1);
    },
  );

  test('who has no network says it all the same, and it is sent later', nightly, async ({ people }) => {
    const { t } = french;
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-hall');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'townhall');
    await agent.take();
    await agent.close('answer.solved');
    await visitor.seesState(t('case.state.closed'));
    await visitor.rate(t('satisfaction'), 5);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await expect(visitor.question(t('satisfaction.thanks'))).toBeVisible();
    await visitor.seesStatus(t('chat.stars', { n: 5, max: 5 }), 'part.seen');
    await visitor.goOffline();
    await visitor.page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
    await visitor.seesStatus(t('chat.reopen'), 'part.sending');
    await expect(
      visitor.question(t('satisfaction.thanks')),
      'nobody thanks for what is still there',
    ).toHaveCount(0);
    await visitor.comeBack();
    await visitor.isTold(t('statement.crReopen.me'));
    await expect(visitor.question(t('satisfaction.thanks'))).toHaveCount(0);
    await visitor.reads(t('chat.reopen'));
  });

  test('a refusal has a reason, which the visitor reads, and a way on', nightly, async ({ people }) => {
    const { t } = french;
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'library');
    await agent.take();
    const why = 'Cette poubelle est à la métropole.';
    await agent.refuse(why);
    await visitor.isTold(t('statement.reject', { name: 'Aline Morvan' }));
    await visitor.reads(why);
    await expect(visitor.page.getByText(t('chat.rejected'))).toBeVisible();
    await visitor.page.getByRole('link', { name: t('chat.contact'), exact: true }).click();
    await expect(visitor.heading).toHaveText(t('contact.title'));
  });
});
