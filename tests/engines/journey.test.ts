import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/project.mjs';
import { type Product, startProduct } from '../e2e/product.ts';
import { french } from '../e2e/words.ts';
import { Agent } from './agent.ts';
import type { Installed } from './engine.ts';
import { firefox } from './firefox.ts';
import { journey } from './journey.ts';
import { Visitor } from './visitor.ts';
import { type Watched, watch } from './watched.ts';
import { webkit } from './webkit.ts';

const phone = { width: 450, height: 900 };
const desk = { width: 1280, height: 880 };

const engines = [firefox, webkit];
const here = engines.filter(({ missing }) => !missing);
/** Each meets the other; a single one plays both sides. */
const pairs = here.map((visitor, at) => [visitor, here[(at + 1) % here.length] ?? visitor] as const);

async function play(product: Product, watched: Watched, [visits, answers]: readonly [Installed, Installed]) {
  const visitor = await visits.start(phone);
  try {
    const agent = await answers.start(desk);
    try {
      await journey(
        new Visitor(visitor, french, watched.address),
        new Agent(agent, french, watched.address),
        product,
      );
    } finally {
      await agent.close();
    }
  } finally {
    await visitor.close();
  }
}

describe('from scan to rating in real browsers', () => {
  let product: Product;
  let watched: Watched;
  beforeAll(async () => {
    if (here.length === 0) return;
    await ensureBuilt('product');
    product = await startProduct();
    watched = await watch(product.address);
  });
  afterAll(async () => {
    watched?.close();
    await product?.stop();
  });

  for (const { name, missing } of engines) if (missing) it.skip(`a visitor in ${name} (${missing})`);

  for (const pair of pairs)
    it(`a visitor in ${pair[0].name} and an agent in ${pair[1].name}`, async () => {
      await play(product, watched, pair);
      expect(watched.complaints, 'no error, no broken policy, no failure of the server').toEqual([]);
    });
});
