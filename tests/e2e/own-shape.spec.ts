import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import { ownFolder } from './smallTown.ts';
import { expect, nightly, test } from './test.ts';
import { Writer } from './writer.ts';

const customers = join(ownFolder('own-shape'), 'customers');

/** A customer with corners and space of its own. */
function writeTown(cuid: string, appShape: object): void {
  mkdirSync(join(customers, cuid), { recursive: true });
  const file = {
    cuid,
    cstmrType: 'town',
    cstmrLbl: { fr: `Ville de ${cuid}`, en: `Town of ${cuid}` },
    appShape,
    contact: { mail: `mairie@${cuid}.example` },
    emergency: [{ number: '112', lbl: { fr: 'Urgences', en: 'Emergencies' } }],
    retentionDays: 7,
    menu: [{ code: 'street', type: 'reportEnd', icon: 'wrench', lbl: { fr: 'Voirie', en: 'Street' } }],
    places: [{ code: 'hall', lbl: { fr: 'Mairie', en: 'Town hall' }, qr: [{ qrid: `${cuid}-hall` }] }],
    staff: [],
  };
  writeFileSync(join(customers, cuid, 'customer.json'), JSON.stringify(file));
}

/** What is drawn of a shape: corners, and the space above the lower edge. */
const drawnOf = (place: Locator): Promise<readonly [corner: string, space: string]> =>
  place.evaluate((element) => {
    const { borderStartStartRadius, paddingBlockEnd } = getComputedStyle(element);
    return [borderStartStartRadius, paddingBlockEnd] as const;
  });

interface Drawn {
  readonly accept: readonly [string, string];
  readonly tile: readonly [string, string];
  readonly report: readonly [string, string];
  readonly field: readonly [string, string];
}

/** Everything that a shape is seen on, on the way from a scan to a letter. */
async function wayThrough(visitor: Contributor, cuid: string): Promise<Drawn> {
  const { page, words } = visitor;
  await visitor.scan(`${cuid}-hall`);
  const accept = await drawnOf(visitor.gate.getByRole('button', { name: words.t('gate.accept') }));
  await visitor.acceptTerms();
  const street = page.getByRole('main').getByRole('button', { name: /^Voirie/ });
  const tile = await drawnOf(street);
  await street.click();
  const report = await drawnOf(page.getByRole('button', { name: words.t('menu.report', { lbl: 'Voirie' }) }));
  const writer = new Writer(visitor);
  await writer.open();
  return { accept, tile, report, field: await drawnOf(writer.field('name')) };
}

test(
  'corners and space of a customer are drawn in its app, and those of the next one after it',
  nightly,
  async ({ people, launch }) => {
    writeTown('droite', { radius: 'none', density: 'compact' });
    writeTown('ronde', { radius: 'large' });
    const product = await launch({ customers });
    const visitor = await people.contributor({ product });
    const square = {
      accept: ['0px', '6px'],
      tile: ['0px', '12px'],
      report: ['0px', '6px'],
      field: ['0px', '9px'],
    };
    const round = {
      accept: ['19.5px', '8px'],
      tile: ['24px', '16px'],
      report: ['24px', '8px'],
      field: ['19.5px', '12px'],
    };
    expect(await wayThrough(visitor, 'droite')).toEqual(square);
    const other = await people.contributor({ product });
    expect(await wayThrough(other, 'ronde')).toEqual(round);

    await test.step('also where the same phone scans the code of the other', async () => {
      await visitor.scan('ronde-hall');
      const street = visitor.page.getByRole('main').getByRole('button', { name: /^Voirie/ });
      await expect(street).toHaveCSS('border-start-start-radius', '24px');
      expect(await drawnOf(street)).toEqual(round.tile);
    });
  },
);
