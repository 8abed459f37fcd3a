import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '@parvis/api/address';
import { addresses, logoAddress } from '@parvis/api/addresses';
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded.ts';
import { findFreePort } from '../../../server/testing/findFreePort.ts';
import { acceptByCall, reportBinsByCall, signInAtHost } from '../apiCalls.ts';
import { copyPrepared, type Product } from '../product.ts';
import type { Own } from '../test.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

/** An agent of the demo town who also works for the annex. */
const AGENT = 'agent@town.example';
const ANNEXE = 'Annexe de Belleroche';

const campus = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'server',
  'modules',
  'demo',
  'campus',
  'customer.json',
);

/**
 * Writes a second customer whose host the agent signs in at.
 * @returns the folder of customers
 */
function writeAnnexe(folder: string): string {
  const customers = join(folder, 'customers');
  mkdirSync(join(customers, 'annexe'), { recursive: true });
  const { logo: _, wideLogo: __, banner: ___, ...file } = JSON.parse(readFileSync(campus, 'utf8'));
  const own = {
    cuid: 'annexe',
    cstmrLbl: { fr: ANNEXE },
    places: [],
    groups: [],
    staff: [{ email: AGENT, name: 'Aline Morvan' }],
  };
  writeFileSync(join(customers, 'annexe', 'customer.json'), JSON.stringify({ ...file, ...own }));
  return customers;
}

interface Host {
  readonly address: string;
  readonly start: () => Promise<Product>;
}

interface TwoHosts {
  readonly annexe: Host;
  readonly town: Host;
}

/** Runs with two stopped hosts on one database, and cleans up afterwards. */
async function withTwoHosts(
  { cuid, launch }: { readonly cuid: string; readonly launch: Own['launch'] },
  play: (hosts: TwoHosts) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-hosts-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  copyPrepared(data);
  const shared = await startEmbedded({ dataDir: data, durable: false });
  try {
    const ports = [await findFreePort(), await findFreePort()] as const;
    const [annexe, town] = [`http://a.parvis.localhost:${ports[0]}`, `http://b.parvis.localhost:${ports[1]}`];
    const options = {
      database: shared.url,
      customers: writeAnnexe(folder),
      sites: `annexe=${annexe},${cuid}=${town}`,
    };
    await play({
      annexe: { address: annexe, start: () => launch({ ...options, port: ports[0] }) },
      town: { address: town, start: () => launch({ ...options, port: ports[1] }) },
    });
  } finally {
    await shared.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const words = french;

for (const size of [desk, phone])
  test(`lets an agent work for two customers at two hosts, one started later (${size.viewport.width} px)`, async ({
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
      const openRoles = async () => {
        if (size === phone) await page.getByRole('button', { name: t('staff.nav.more') }).click();
        const name = t('staff.nav.roles');
        await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).click();
      };
      await openRoles();
      await expect(role(ANNEXE)).toHaveAttribute('aria-current', 'true');
      await expect(role(ANNEXE)).toContainText(t('staff.roles.level.agent'));
      await expect(role(words.town)).toContainText(t('staff.roles.disconnected'));

      const second = await town.start();
      await expect(role(words.town)).toContainText(t('staff.roles.level.agent'));
      await expect(role(words.town).locator('img')).toBeVisible();
      await role(words.town).click();
      await expect(agent.row('bins')).toBeVisible();
      await agent.openCase('bins');
      await agent.answer('Nous passons la vider.');
      await agent.seesStatus('Nous passons la vider.', 'part.sent');
      // All requests of the town go to its own host, pictures and stream included.
      const ofTown = asked.filter((url) => url.includes(`/town/${words.cuid}/`) && !url.startsWith(`${b}/`));
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

      // The device keeps the choice; a code opened at the wrong host is redirected.
      await page.goto(`${a}/staff`);
      await expect(agent.row('bins')).toBeVisible();
      await page.goto(`${a}/q/demo-town?from=poster#top`);
      await page.waitForURL(`${b}/q/demo-town?from=poster#top`);
    });
  });
