import type { Page } from 'playwright/test';
import { floor } from '../engines/emulated/aboveFloor.ts';
import { acceptByCall, deskByCalls, signInByCall } from './calls.ts';
import type { Contributor } from './contributor.ts';
import { asOnTheFloor, complaintsOf, withSafarisFocus } from './lowest.ts';
import type { Product } from './product.ts';
import { expect, nightly, type People, test } from './test.ts';
import { english, french } from './words.ts';
import { Writer } from './writer.ts';

const { t, asked, tile } = french;

/** A page of nothing but this, at an address that browsers trust. */
async function show(page: Page, address: string, body: string): Promise<void> {
  const path = `${address}/blank`;
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
}

/** Which of these names there are in a page. */
const present = (names: readonly string[]) => {
  type Holder = Record<PropertyKey, unknown>;
  return names.filter((name) => {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<Holder | undefined>(
      (holder, part) => holder?.[part] as Holder | undefined,
      globalThis as unknown as Holder,
    );
    return owner && (last.startsWith('@@') ? Symbol[last.slice(2) as 'asyncIterator'] : last) in owner;
  });
};

test.describe('a browser that is made as poor as the floor', () => {
  test('has nothing of what came after it, and all of what it had', async ({ people, product }) => {
    const rich = await (await people.context()).newPage();
    await show(rich, product.address, '');
    const before = await rich.evaluate(present, floor.names);
    expect(before.length, 'the table names what there is').toBeGreaterThan(floor.names.length * 0.9);

    const context = await people.context();
    await asOnTheFloor(context);
    const page = await context.newPage();
    await show(page, product.address, '<div id="box"></div>');
    expect(await page.evaluate(present, floor.names)).toEqual([]);
    const had = ['Array.prototype.findLast', 'Array.prototype.at', 'Object.hasOwn', 'structuredClone'];
    const also = ['Navigator.prototype.locks', 'BroadcastChannel', 'HTMLDialogElement', 'TouchEvent'];
    expect(await page.evaluate(present, [...had, ...also])).toEqual([...had, ...also]);
    await page.evaluate(() => document.querySelector('#box')?.setAttribute('popover', 'manual'));
    await expect(page.locator('#box')).not.toHaveAttribute('popover');
    expect(await page.evaluate(() => CSS.supports('color', 'color-mix(in srgb, red, blue)'))).toBe(false);
    expect(await page.evaluate(() => CSS.supports('min-height: 100dvh'))).toBe(true);
  });

  test('gives a pressed button no focus, and what can be typed in it', async ({ people, product }) => {
    const context = await people.context();
    await withSafarisFocus(context);
    const page = await context.newPage();
    await show(
      page,
      product.address,
      `<input id="field"><button id="plain">A</button><a id="link" href="#a">B</a>
       <div tabindex="-1" id="box"><button id="inner"><b id="deep">C</b></button></div>
       <button id="reachable" tabindex="0">D</button>
       <button id="kept" onmousedown="event.preventDefault()">E</button>
       <div onmousedown="event.stopPropagation()"><button id="quiet">F</button></div>`,
    );
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
    const rows = [
      ['plain', 'BODY'],
      ['link', 'BODY'],
      ['inner', 'box'],
      ['deep', 'box'],
      ['reachable', 'reachable'],
      ['kept', 'field'],
      ['quiet', 'BODY'],
      ['field', 'field'],
    ] as const;
    for (const [pressed, holder] of rows) {
      await page.locator('#field').focus();
      await page.locator(`#${pressed}`).click();
      expect(await focused(), pressed).toBe(holder);
    }
  });
});

/** Staff of the town, who do what they do by calls. */
async function desk(people: People, product: Product) {
  const page = await (await people.context()).newPage();
  await signInByCall(page, product.address, french, product, 'agent@town.example');
  return deskByCalls(page, product.address, french);
}

async function reports(visitor: Contributor, detail: string): Promise<string> {
  await visitor.chooseTile('hygiene');
  await visitor.chooseTile('toilets');
  await visitor.report('toilets');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
  await visitor.press(asked('toilets.floor'), t('part.yes'));
  await visitor.press(asked('toilets.safety'), asked('toilets.safety.next'));
  await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
  await visitor.tell(asked('toilets.say'), detail);
  await expect(visitor.review).toContainText(detail);
  return (await visitor.sendsTheReport()).split('/').at(-1) ?? '';
}

test.describe('on the lowest browser that the product names', () => {
  test('a visitor comes from the gate to the last star, and to every page of theirs', async ({
    people,
    product,
  }) => {
    const visitor = await people.contributor();
    const { page, gate, heading } = visitor;
    const staff = await desk(people, product);
    await asOnTheFloor(page.context());
    const complaints = complaintsOf(page);

    await visitor.scan('town-library');
    await gate.getByRole('checkbox', { name: t('gate.check') }).click();
    await gate.getByRole('link', { name: t('gate.terms') }).click();
    await expect(heading).toHaveText(t('terms.title'));
    await page.goBack();
    await expect(gate.getByRole('checkbox')).toBeChecked();
    await gate.getByRole('button', { name: t('gate.accept') }).click();
    await visitor.seesTheMenu();
    await expect(heading, 'after the gate').toBeFocused();

    await visitor.chooseTile('townhall-hours');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: t('part.close'), exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const csid = await reports(visitor, 'Devant le lavabo du fond');

    await staff.step(csid, { step: 'handle' });
    await staff.say(csid, 'Une équipe part tout de suite.');
    await visitor.reads('Une équipe part tout de suite.');
    await visitor.write('Merci, je reste sur place.');
    await visitor.seesStatus('Merci, je reste sur place.', 'part.sent');
    await staff.ask(csid, { kind: 'rating', txt: 'Comment est le couloir ?' });
    await visitor.rate('Comment est le couloir ?', 4);
    await visitor.seesStatus(t('chat.stars', { n: 4, max: 5 }), 'part.sent');
    await staff.step(csid, { step: 'close', outcome: 'solved' });
    await visitor.seesState(t('case.outcome.solved'));
    await visitor.rate(t('satisfaction'), 5);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await visitor.reads(t('chat.stars', { n: 5, max: 5 }));

    await page.getByRole('button', { name: t('part.back'), exact: true }).click();
    await expect(heading).toHaveText(t('home.title'));
    await expect(page.getByRole('main').getByRole('link', { name: tile('toilets') })).toContainText(
      t('case.outcome.solved'),
    );
    await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
    await expect(heading).toHaveText(t('settings.title'));
    await page.getByRole('radio', { name: t('settings.scheme.dark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('link', { name: t('nav.info'), exact: true }).click();
    await expect(heading).toHaveText(t('info.title'));

    const writer = new Writer(visitor);
    await writer.open();
    await writer.write('camille.ancienne@exemple.fr', 'Écrit avec un vieux téléphone');
    await writer.sendButton.click();
    await writer.seesItSent('camille.ancienne@exemple.fr');
    expect(complaints).toEqual([]);
  });

  test('a member of staff signs in, takes a case and closes it', nightly, async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    const agent = await people.staff();
    await asOnTheFloor(agent.page.context());
    const complaints = complaintsOf(agent.page);
    await agent.loginOnPage();
    await agent.openCase('bins', 'library');
    await agent.take();
    await agent.answer('Nous passons la vider.');
    await visitor.reads('Nous passons la vider.');
    await agent.hold();
    await agent.resume();
    await agent.close('answer.solved');
    await visitor.seesState(t('case.outcome.solved'));
    expect(complaints).toEqual([]);
  });

  test('other pages open, in English too', nightly, async ({ people, product }) => {
    const visitor = await people.contributor({ words: english });
    await acceptByCall(visitor.page, product.address, english, 'town-hall');
    await asOnTheFloor(visitor.page.context());
    const complaints = complaintsOf(visitor.page);
    for (const [path, title] of [
      ['/links', 'links.title'],
      ['/demoQr/road', 'menu.title'],
      ['/login', 'login.title'],
    ] as const) {
      await visitor.page.goto(product.address + path);
      await expect(visitor.heading).toHaveText(english.t(title));
    }
    expect(complaints).toEqual([]);
  });
});
