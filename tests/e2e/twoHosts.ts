import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/store/embedded/startEmbedded.ts';
import { freePort } from '../../server/testing/freePort.ts';
import { writeAnnexe } from './annexe.ts';
import { copyPrepared, type Product } from './product.ts';
import type { Own } from './test.ts';

/** A host of a site: its address, and what starts it. */
interface Host {
  readonly address: string;
  readonly start: () => Promise<Product>;
}

/** The host of the annexe, at which its agent signs in, and that of the town. */
export interface TwoHosts {
  readonly annexe: Host;
  readonly town: Host;
}

/** Plays with two hosts of one database, neither of which is started yet; all of it is gone afterwards. */
export async function withTwoHosts(
  { cuid, launch }: { readonly cuid: string; readonly launch: Own['launch'] },
  play: (hosts: TwoHosts) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-hosts-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  copyPrepared(data);
  const shared = await startEmbedded({ dataDir: data, durable: false });
  try {
    const ports = [await freePort(), await freePort()] as const;
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
