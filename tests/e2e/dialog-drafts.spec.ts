import type { Locator } from 'playwright/test';
import type { Staff } from './staff.ts';
import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

/** The dialogs of a case in which staff write: how each is opened, and its field. */
const dialogs: readonly (readonly [name: string, open: (agent: Staff) => Promise<void>])[] = [
  ['hold', (agent) => agent.more('hold')],
  ['question', (agent) => agent.page.getByRole('button', { name: t('staff.step.ask'), exact: true }).click()],
  ['closing message', (agent) => agent.closesWithWords()],
];

const words = 'Une pièce est commandée';

test(
  'what an agent wrote in a dialog is there again once it is opened again, and gone once it was done',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const address = await visitor.hasReportedBins('town-hall');
    const agent = await people.staff();
    await agent.login();
    await agent.page.goto(`${agent.address}/staff/${french.cuid}/${address.split('/').at(-1)}`);
    const field = agent.drawer.getByRole('textbox').first();

    await agent.more('reject');
    await agent.drawer.getByRole('button', { name: t('rejectCase.yes'), exact: true }).click();
    await field.fill(words);
    await agent.page.keyboard.press('Escape');
    await expect(agent.drawer).toHaveCount(0);
    await agent.more('reject');
    await expect(field).toHaveValue(words);
    await agent.page.keyboard.press('Escape');
    await expect(agent.drawer).toHaveCount(0);

    await agent.take();
    for (const [name, open] of dialogs) {
      await test.step(name, async () => {
        await open(agent);
        await field.fill(`${words} (${name})`);
        await agent.page.keyboard.press('Escape');
        await expect(agent.drawer).toHaveCount(0);
      });
    }
    await agent.page.reload();
    for (const [name, open] of dialogs) {
      await test.step(`${name}, after a reload`, async () => {
        await open(agent);
        await expect(field).toHaveValue(`${words} (${name})`);
        await agent.page.keyboard.press('Escape');
        await expect(agent.drawer).toHaveCount(0);
      });
    }

    await agent.hold();
    await agent.resume();
    await agent.more('hold');
    await expect(field).toHaveValue('');
  },
);

test(
  'what is typed after a dialog of words was opened stands in its first field; a day that was not tried is not wrong',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const address = await visitor.hasReportedBins('town-hall');
    const agent = await people.staff();
    const { drawer, page } = agent;
    const isWrittenIn = async (field: Locator) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(words);
      await expect(field).toHaveValue(words);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    };
    await agent.login();
    await page.goto(`${agent.address}/staff/${french.cuid}/${address.split('/').at(-1)}`);
    await agent.more('reject');
    await isWrittenIn(drawer.getByRole('textbox'));
    await agent.take();
    await page.getByRole('button', { name: t('staff.step.ask'), exact: true }).click();
    await isWrittenIn(drawer.getByRole('textbox', { name: t('staff.ask.txt') }));
    await page.keyboard.press('h');
    const reason = drawer.getByRole('textbox', { name: t('staff.hold.reason') });
    await isWrittenIn(reason);

    await agent.more('hold');
    await expect(reason).toBeFocused();
    await reason.fill('');
    const submit = drawer.getByRole('button', { name: t('staff.hold.submit'), exact: true });
    await submit.click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await drawer.getByRole('radio', { name: t('staff.hold.other'), exact: true }).click();
    const date = drawer.getByLabel(t('staff.hold.date'));
    await expect(date).toBeVisible();
    await expect(date).not.toHaveAttribute('aria-invalid', 'true');
    await reason.fill(words);
    await submit.click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'a reply that was begun stands in the row of its case once another is open',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const agent = await people.staff();
    await visitor.hasReportedBins('town-library');
    await visitor.hasReportedBins('town-park');
    await agent.login();
    await agent.openCase('bins', 'library');
    await agent.take();
    await agent.page.getByRole('textbox', { name: t('staff.reply'), exact: true }).fill(words);
    const begun = t('staff.row.draft', { txt: words });
    await expect(agent.row('bins', 'library')).not.toContainText(begun);
    await agent.openCase('bins', 'park');
    await expect(agent.row('bins', 'library')).toContainText(begun);
    await agent.openCase('bins', 'library');
    await expect(agent.row('bins', 'library')).not.toContainText(begun);
  },
);

test(
  'what is wrong with both choices of a question stands above the buttons of the sheet',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const address = await visitor.hasReportedBins('town-hall');
    const agent = await people.staff({ options: { ...phone, viewport: { width: 390, height: 844 } } });
    const { drawer, page } = agent;
    await agent.login();
    await page.goto(`${agent.address}/staff/${french.cuid}/${address.split('/').at(-1)}`);
    await agent.take();
    await page.getByRole('button', { name: t('staff.step.ask'), exact: true }).click();
    await drawer.getByRole('textbox', { name: t('staff.ask.txt') }).fill('Où est le bac ?');
    await drawer.getByRole('radio', { name: t('staff.ask.kind.choice'), exact: true }).click();
    const send = drawer.getByRole('button', { name: t('staff.ask.submit'), exact: true });
    await send.click();
    await expect(drawer.getByRole('textbox', { name: t('staff.ask.option', { n: 1 }) })).toBeFocused();
    const wrong = drawer.getByText(t('staff.ask.option.missing')).filter({ visible: true }).last();
    await expect(wrong).toBeVisible();
    const bottom = await wrong.evaluate((element) => element.getBoundingClientRect().bottom);
    const bar = await send.evaluate((element) => element.parentElement?.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(bar ?? 0);
  },
);

test(
  'the buttons of a close with a message stay in sight beside what is wrong',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const address = await visitor.hasReportedBins('town-hall');
    const agent = await people.staff({ options: { viewport: { width: 1280, height: 600 } } });
    const { drawer, page } = agent;
    await agent.login();
    await page.goto(`${agent.address}/staff/${french.cuid}/${address.split('/').at(-1)}`);
    await agent.take();
    await agent.closesWithWords();
    const close = drawer.getByRole('button', { name: t('closeCase.yes'), exact: true });
    await close.click();
    await expect(drawer.getByText(t('questionnaire.missingChoice'))).toBeVisible();
    await expect(drawer.getByRole('radio').first()).toBeFocused();
    for (const button of [close, drawer.getByRole('button', { name: t('part.cancel'), exact: true })])
      await expect(button).toBeInViewport({ ratio: 1 });
  },
);
