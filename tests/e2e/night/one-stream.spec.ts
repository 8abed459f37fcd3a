import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { createDesk, signInByCall } from '../apiCalls.ts';
import type { Contributor } from '../contributor.ts';
import { layWire, type Wire } from '../faultyNetwork.ts';
import { openFreezing } from '../freezing.ts';
import { expect, type People, phone, test } from '../test.ts';
import { french } from '../words.ts';

const own = test.extend<{ wire: Wire }>({
  wire: async ({ product }, use) => {
    const wire = await layWire(product.address);
    await use(wire);
    await wire.close();
  },
});

/** A visitor whose case is observed on the wire, and an agent who writes there. */
async function followedCase(
  people: People,
  { product, wire }: { product: Parameters<typeof signInByCall>[3]; wire: Wire },
): Promise<{ visitor: Contributor; at: string; says: (txt: string) => Promise<unknown> }> {
  const visitor = await people.contributor({ options: phone, address: wire.address });
  const at = await visitor.hasReportedBins('town-pool');
  const agent = await people.staff();
  await signInByCall(agent.page, product.address, french, product, 'agent@town.example');
  const desk = createDesk(agent.page, product.address, french);
  const csid = new URL(at).pathname.split('/').at(-1) ?? '';
  await desk.step(csid, { step: 'handle' });
  return { visitor, at, says: (txt) => desk.say(csid, txt) };
}

const held = (wire: Wire) => expect.poll(() => wire.streams().now);

async function twoTabs(people: People, on: Parameters<typeof followedCase>[1]) {
  const { visitor, at, says } = await followedCase(people, on);
  await held(on.wire).toBe(1);
  const other = await people.sameBrowser(visitor);
  await other.page.goto(at);
  await other.seesTheCase();
  return { visitor, other, says };
}

async function freezing(people: People, on: Parameters<typeof followedCase>[1]) {
  const { visitor, at, says } = await followedCase(people, on);
  const { browser, tab } = await openFreezing(visitor.page.context());
  await visitor.page.close();
  return { browser, tab, at, says };
}

own(
  'two tabs hold one stream, which the other goes on with when the one that holds it is closed',
  async ({ people, product, wire }) => {
    const { visitor, other, says } = await twoTabs(people, { product, wire });
    await says('Nous arrivons.');
    for (const tab of [visitor, other]) await tab.reads('Nous arrivons.');
    expect(wire.streams()).toEqual({ now: 1, most: 1 });

    await visitor.page.close();
    await held(wire).toBe(1);
    await says('C’est vidé.');
    await other.reads('C’est vidé.');
    expect(wire.streams().now).toBe(1);
  },
);

own(
  'a tab that is frozen gives its stream to the other, and reads what it missed once it is thawed',
  async ({ people, product, wire }) => {
    const { browser, tab, at, says } = await freezing(people, { product, wire });
    try {
      const first = await tab(at);
      await held(wire).toBe(1);
      const second = await tab(at);
      for (const one of [first, second]) await one.reads(french.t('statement.create'));
      await first.freeze();
      await says('Pendant ce temps.');
      await second.reads('Pendant ce temps.');
      await held(wire).toBe(1);
      await first.thaw();
      await first.reads('Pendant ce temps.');
      await says('Et après.');
      for (const one of [first, second]) await one.reads('Et après.');
      expect(wire.streams().now).toBe(1);
    } finally {
      await browser.close();
    }
  },
);

test('opens a stream only for visitors with a case', async ({ people }) => {
  const { t } = french;
  const visitor = await people.contributor();
  const { page } = visitor;
  const live: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/live')) live.push(request.url());
  });
  await visitor.arrives('town-hall');
  const counted = page.waitForResponse((response) =>
    response.url().endsWith(callAddress(caseCalls.townListActivity, {})),
  );
  await page.goto(`${visitor.address}/m/settings`);
  expect(await (await counted).json()).toEqual({ rslt: { data: [] } });
  // Two more pages of the same document catch up with the count.
  await page.getByRole('link', { name: t('nav.info'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('info.title'));
  await page.getByRole('link', { name: t('links.title') }).click();
  await expect(visitor.heading).toHaveText(t('links.title'));
  expect(live).toEqual([]);
  await visitor.hasReportedBins('town-hall');
  live.length = 0;
  await page.goto(`${visitor.address}/m/settings`);
  await expect.poll(() => live.length).toBeGreaterThan(0);
});
