import type { Staff } from '../staff.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Case dialogs with a text field: how to open each, and its field. */
const dialogs: readonly (readonly [name: string, open: (agent: Staff) => Promise<void>])[] = [
  ['hold', (agent) => agent.more('hold')],
  ['question', (agent) => agent.openTool(t('staff.step.ask'))],
  ['closing message', (agent) => agent.closesWithWords()],
];

const words = 'Une pièce est commandée';

test('keeps an agent’s dialog draft until it is sent', async ({ people }) => {
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
});

test('shows a reply draft in the row of its case', async ({ people }) => {
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
});
