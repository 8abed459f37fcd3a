import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import pg from 'pg';
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded.ts';
import { hasRedis, startRedis } from '../../../server/testing/redisServer.ts';
import { type Own, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Holds the migration lock until released. */
async function keepsMigrations(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_advisory_lock(${0x50415256}, 2)`);
  return client;
}

/** People at two instances exchange messages, and one continues when the other ends. */
async function writeToEachOther(
  { people, launch }: Pick<Own, 'people' | 'launch'>,
  bus?: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-shared-'));
  chmodSync(folder, 0o755);
  const shared = await startEmbedded({ dataDir: join(folder, 'data'), durable: false });
  try {
    const first = await launch({ database: shared.url, ...(bus && { bus }) });
    const second = await launch({ database: shared.url, ...(bus && { bus }) });
    const visitor = await people.contributor({ product: first });
    await visitor.hasReportedBins();
    const agent = await people.staff({ product: second });
    await agent.login();
    await agent.openCase('bins');
    await agent.take();
    await visitor.isTold(t('statement.handle', { name: 'Aline Morvan' }));
    await agent.answer('Nous passons la vider.');
    await visitor.reads('Nous passons la vider.');
    await visitor.write('Merci !');
    await agent.reads('Merci !');
    await visitor.seesStatus('Merci !', 'part.seen');

    await first.kill();
    await visitor.write('Écrit sans serveur');
    await visitor.seesStatus('Écrit sans serveur', 'part.sending');
    await agent.answer('Nous y sommes.');
    await agent.seesStatus('Nous y sommes.', 'part.sent');
    // A slow start accepts no connection yet: the message is retried until accepted.
    const other = await keepsMigrations(shared.url);
    const refused = visitor.page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(mobileCalls.sendTxt.path),
    );
    const restarted = first.restart();
    await refused;
    await visitor.seesStatus('Écrit sans serveur', 'part.sending');
    await other.end();
    await restarted;
    await visitor.reads('Nous y sommes.');
    await agent.reads('Écrit sans serveur');
    for (const text of ['Nous passons la vider.', 'Merci !', 'Nous y sommes.', 'Écrit sans serveur']) {
      await visitor.reads(text);
      await agent.reads(text);
    }
    await first.stop();
    await second.stop();
  } finally {
    await shared.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('delivers messages between two instances on one PostgreSQL, also after one ends', async ({
  people,
  launch,
}) => writeToEachOther({ people, launch }));

test('does so with Redis as the bus', async ({ people, launch }) => {
  test.skip(!hasRedis, 'redis-server is not installed');
  const redis = await startRedis();
  try {
    await writeToEachOther({ people, launch }, redis.url);
  } finally {
    await redis.kill();
  }
});
