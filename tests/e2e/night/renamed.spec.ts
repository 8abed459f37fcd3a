import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Contributor } from '../contributor.ts';
import { type OwnDatabase, test } from '../ownDatabase.ts';
import { desk, phone, withWorker } from '../test.ts';
import { french } from '../words.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { t } = french;
const FORMER = 'oldville';
const NAME = 'newville';
/** The demo town under a former name and with its own codes. */
const words = { ...french, cuid: FORMER };

/**
 * Writes the customer's folder.
 * @returns its parent folder
 */
function ownTown(folder: string): string {
  cpSync(join(root, 'server', 'modules', 'demo', 'town'), join(folder, 'town'), { recursive: true });
  const file = join(folder, 'town', 'customer.json');
  const text = readFileSync(file, 'utf8')
    .replace('"cuid": "belleroche"', `"cuid": "${FORMER}"`)
    .replaceAll(/"qrid": "(demo-)?town/g, '"qrid": "old')
    .replaceAll('@town.example', '@old.example');
  writeFileSync(file, text);
  return folder;
}

/** Runs the operator's command beside the server. */
async function rename(database: OwnDatabase, customers: string, cuid: string, name: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'server', 'bin', 'parvis.mjs'), 'rename', cuid, name, '--yes'],
    { env: { ...process.env, DATABASE_URL: database.url, PARVIS_CUSTOMERS: customers }, stdio: 'ignore' },
  );
  expect(await once(child, 'exit')).toEqual([0, null]);
}

/** Waits until the old address redirects to the new name. */
const isSeen = (page: Page, address: string) =>
  expect
    .poll(
      async () => {
        const at = `${address}/privacy/${FORMER}`;
        return (await page.request.get(at, { maxRedirects: 0 })).headers().location;
      },
      { timeout: 40_000 },
    )
    .toBe(`/privacy/${NAME}`);

const field = ({ page }: Contributor) => page.getByRole('textbox', { name: t('part.message') });

test('delivers texts and redirects addresses when a customer is renamed in use', async ({
  database,
  people,
  launch,
}, testInfo) => {
  const folder = testInfo.outputPath('customers');
  mkdirSync(folder, { recursive: true });
  const customers = ownTown(folder);
  const product = await launch({ database: database.url, customers });
  const options = { ...phone, ...withWorker };
  const visitor = await people.contributor({ words, product, options });
  const away = await people.contributor({ words, product, options });
  const agent = await people.staff({ words, product, options: desk });

  await visitor.arrives('old');
  const before = await visitor.reportBins();
  await visitor.write('Le couvercle est ouvert.');
  await visitor.seesStatus('Le couvercle est ouvert.', 'part.sent');
  await field(visitor).fill('Je repasse');
  await agent.login('agent@old.example');
  await agent.openCase('bins');
  const reply = agent.page.getByRole('textbox', { name: t('staff.reply'), exact: true });
  await reply.fill('Nous venons');
  await away.arrives('old');
  const kept = await away.reportBins();
  await away.goOffline();
  await away.write('Écrit sans réseau.');
  await away.seesStatus('Écrit sans réseau.', 'part.sending');

  const begun = await people.contributor({ words, product, options });
  await begun.arrives('old');
  await begun.beginReport('hygiene', 'bins');

  await rename(database, customers, FORMER, NAME);

  await expect(field(visitor)).toHaveValue('Je repasse');
  await visitor.write('Je repasse demain.');
  await visitor.seesStatus('Je repasse demain.', 'part.sent');
  // Live, although the staff page listens under the former name.
  await agent.reads('Je repasse demain.');
  await expect(reply).toHaveValue('Nous venons');
  await agent.answer('Nous venons demain.');
  await agent.seesStatus('Nous venons demain.', 'part.sent');
  await visitor.reads('Nous venons demain.');

  // A started report is sent.
  await begun.choose(words.asked('bins.what'), words.asked('bins.what.full'));
  await begun.sendsTheReport();

  await away.comeBack();
  await away.seesStatus('Écrit sans réseau.', 'part.sent');

  await isSeen(visitor.page, product.address);
  // Old addresses, also after a reload and in an installed app.
  await visitor.page.reload();
  expect(visitor.page.url()).toBe(before.replace(FORMER, NAME));
  for (const line of ['Le couvercle est ouvert.', 'Je repasse demain.']) await visitor.reads(line);
  await away.page.goto(kept);
  await away.reads('Écrit sans réseau.');
  await visitor.page.goto(`${product.address}/app/${FORMER}/m/home`);
  await expect(visitor.heading).toHaveText(t('home.title'));
  await expect(visitor.ownCases('bins')).toHaveCount(1);
  await agent.page.goto(`${product.address}/staff/${FORMER}`);
  await expect(agent.list).toBeVisible();
  expect(agent.page.url()).toContain(NAME);
  await expect(agent.list.getByRole('listitem')).toHaveCount(3);
});
