import { createDesk, signInByCall } from '../apiCalls.ts';
import type { Contributor } from '../contributor.ts';
import { collectPageErrors, emulateLowestBrowser } from '../lowestBrowser.ts';
import type { Product } from '../product.ts';
import { expect, type People, test } from '../test.ts';
import { french } from '../words.ts';
import { Writer } from '../writer.ts';

const { t, asked, tile } = french;

async function desk(people: People, product: Product) {
  const page = await (await people.context()).newPage();
  await signInByCall(page, product.address, french, product, 'agent@town.example');
  return createDesk(page, product.address, french);
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

test.describe('lowest supported browser', () => {
  test('takes a visitor from the gate to the rating and every own page', async ({ people, product }) => {
    const visitor = await people.contributor();
    const { page, gate, heading } = visitor;
    const staff = await desk(people, product);
    await emulateLowestBrowser(page.context());
    const complaints = collectPageErrors(page);

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

  test('lets staff sign in, take a case and close it', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    const agent = await people.staff();
    await emulateLowestBrowser(agent.page.context());
    const complaints = collectPageErrors(agent.page);
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
});
