import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/project.mjs';
import { testTemp } from '../../server/store/testing/testServer.ts';
import { PREPARED, startProduct } from './product.ts';

/** Before the scenarios: a build of the sources as they are, and the data of a first start for each product to copy. */
export default async function setup(): Promise<() => void> {
  await ensureBuilt('product');
  const folder = mkdtempSync(join(testTemp, 'parvis-e2e-prepared-'));
  const prepared = join(folder, 'data');
  const product = await startProduct({ keep: (data) => renameSync(data, prepared) });
  await product.stop();
  process.env[PREPARED] = prepared;
  return () => rmSync(folder, { recursive: true, force: true });
}
