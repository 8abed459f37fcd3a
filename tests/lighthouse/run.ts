// First scan on a slow phone and second visit, five times each.
import { writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product.ts';
import { type Before, judge } from './judge.ts';
import { judged, pageOf } from './page.ts';
import { visit } from './visit.ts';

const LOOKS = 5;
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'measurements', 'lighthouse.md');

const product = await startProduct();

async function looksAt(before?: Before) {
  const looks: Awaited<ReturnType<typeof judge>>[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    looks.push(await judge(`${product.address}/q/demo-town`, before));
  return looks;
}

async function both() {
  try {
    return { first: await looksAt(), second: await looksAt(visit) };
  } finally {
    await product.stop();
  }
}

const { first, second } = await both();
const memory = Math.round(totalmem() / 2 ** 30);
const machine = `${platform()}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${memory} GB, Node ${process.versions.node}`;
const page = pageOf({ first, second }, machine);
writeFileSync(PAGE, page);
console.log(page);

const missed = [first, second].flatMap((looks) =>
  judged(looks).filter(({ must, reached }) => must && reached === false),
);
if (missed.length > 0) {
  console.log(`Missed: ${missed.map(({ title }) => title).join(', ')}. What Lighthouse found:`);
  for (const fault of new Set([...first, ...second].flatMap(({ faults }) => faults)))
    console.log(`- ${fault}`);
}
process.exit(missed.length > 0 ? 1 : 0);
