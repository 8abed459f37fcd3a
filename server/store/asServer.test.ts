import { expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { asServer } from './asServer.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { NO_DATABASE } from './schemaFaults.ts';
import { testFolder } from './testing/testServer.ts';

it('of a database that the first start of the server is making it says that, and names no setting', async () => {
  const dataDir = testFolder('parvis-as-server-');
  const config = readConfig({ PATH: process.env.PATH, HOME: process.env.HOME, PARVIS_DATA: dataDir });
  const work = async () => undefined;
  await expect(asServer(config, work)).rejects.toMatchObject({ says: NO_DATABASE.noData });
  const { stop } = await startEmbedded({ dataDir, durable: false });
  try {
    await expect(asServer(config, work)).rejects.toMatchObject({ says: NO_DATABASE.starting });
  } finally {
    await stop();
  }
}, 120_000);
