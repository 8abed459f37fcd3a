import { renameSync, rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/project.mjs';
import { clearAbandoned, getTestFolder } from '../../server/platform/db/testing/testServer.ts';
import { PREPARED, startProduct } from './product.ts';

/** Builds the sources and prepares the data of a first start, which each product copies. */
export default async function setup(): Promise<() => void> {
  await ensureBuilt('product');
  await clearAbandoned();
  const prepared = getTestFolder('prepared');
  const product = await startProduct({ keep: (data) => renameSync(data, prepared) });
  await product.stop();
  process.env[PREPARED] = prepared;
  return () => rmSync(prepared, { recursive: true, force: true });
}
