import type { CDPSession } from 'playwright/test';
import { deskByCalls, signInByCall } from './calls.ts';
import type { Contributor } from './contributor.ts';
import { expect, nightly, type People, phone, test } from './test.ts';
import { layWire, type Wire } from './wire.ts';
import { french } from './words.ts';

const own = test.extend<{ wire: Wire }>({
  wire: async ({ product }, use) => {
    const wire = await layWire(product.address);
    await use(wire);
    await wire.close();
  },
});

/** Somebody whose case is seen by the wire, and an agent who says something there. */
async function followedCase(
  people: People,
  { product, wire }: { product: Parameters<typeof signInByCall>[3]; wire: Wire },
): Promise<{ visitor: Contributor; at: string; says: (txt: string) => Promise<unknown> }> {
  const visitor = await people.contributor({ options: phone, address: wire.address });
  const at = await visitor.hasReportedBins('town-pool');
  const agent = await people.staff();
  await signInByCall(agent.page, product.address, french, product, 'agent@town.example');
  const desk = deskByCalls(agent.page, product.address, french);
  const csid = new URL(at).pathname.split('/').at(-1) ?? '';
  await desk.step(csid, { step: 'handle' });
  return { visitor, at, says: (txt) => desk.say(csid, txt) };
}

const held = (wire: Wire) => expect.poll(() => wire.streams().now);

own(
  'two tabs hold one stream, which the other goes on with when the one that holds it is closed',
  nightly,
  async ({ people, product, wire }) => {
    const { visitor, at, says } = await followedCase(people, { product, wire });
    await held(wire).toBe(1);
    const other = await people.sameBrowser(visitor);
    await other.page.goto(at);
    await other.seesTheCase();
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

const setState = (devTools: CDPSession, state: 'frozen' | 'active') =>
  devTools.send('Page.setWebLifecycleState', { state });

own(
  'a tab that is frozen gives its stream to the other, and has read what it missed once it is thawed',
  nightly,
  async ({ people, product, wire }) => {
    const { visitor, at, says } = await followedCase(people, { product, wire });
    await held(wire).toBe(1);
    const other = await people.sameBrowser(visitor);
    await other.page.goto(at);
    await other.seesTheCase();
    const devTools = await visitor.page.context().newCDPSession(visitor.page);
    await setState(devTools, 'frozen');
    await says('Pendant ce temps.');
    await other.reads('Pendant ce temps.');
    await held(wire).toBe(1);
    await setState(devTools, 'active');
    await visitor.page.bringToFront();
    await visitor.reads('Pendant ce temps.');
    await says('Et après.');
    for (const tab of [visitor, other]) await tab.reads('Et après.');
    expect(wire.streams().now).toBe(1);
  },
);

own(
  'a page that is alone and comes back from frozen, or from the cache of the Back key, is caught up at once',
  nightly,
  async ({ people, product, wire }) => {
    const { visitor, says } = await followedCase(people, { product, wire });
    const { page } = visitor;
    await held(wire).toBe(1);
    const devTools = await page.context().newCDPSession(page);
    await setState(devTools, 'frozen');
    await held(wire).toBe(0);
    await says('Gelé.');
    await setState(devTools, 'active');
    await page.bringToFront();
    await visitor.reads('Gelé.');
    await held(wire).toBe(1);

    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await held(wire).toBe(0);
    await says('Revenu.');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await visitor.reads('Revenu.');
    await held(wire).toBe(1);
  },
);
