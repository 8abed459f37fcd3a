// The first view of a scan on a slow phone, judged five times.
import { writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product.ts';
import { judge } from './judge.ts';
import { judged, pageOf } from './page.ts';

const LOOKS = 5;
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'measurements', 'lighthouse.md');

const product = await startProduct();
const looks: Awaited<ReturnType<typeof judge>>[] = [];
try {
  for (let look = 0; look < LOOKS; look += 1) looks.push(await judge(`${product.address}/q/demo-town`));
} finally {
  await product.stop();
}
const memory = Math.round(totalmem() / 2 ** 30);
const machine = `${platform()}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${memory} GB, Node ${process.versions.node}`;
const page = pageOf(looks, machine);
writeFileSync(PAGE, page);
console.log(page);

const missed = judged(looks).filter(({ must, reached }) => must && reached === false);
if (missed.length > 0) {
  console.log(`Missed: ${missed.map(({ title }) => title).join(', ')}. What Lighthouse found:`);
  for (const fault of new Set(looks.flatMap(({ faults }) => faults))) console.log(`- ${fault}`);
}
process.exit(missed.length > 0 ? 1 : 0);
