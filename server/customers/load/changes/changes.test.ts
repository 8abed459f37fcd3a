import { type Language, languages } from '@parvis/locales/languages';
import { colourKeys, defaultPalette } from '@parvis/theme/palette/keys';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { awkwardQuestionnaire } from '../../../testing/town.ts';
import { type CustomerFile, customerFileSchema } from '../../file/customerFile.ts';
import type { CustomerPictures } from '../../read/pictures.ts';
import { type Change, changesOf } from './changes.ts';
import { factsOf, peopleOf } from './rows.ts';
import type { StoredCustomer } from './stored.ts';
import { changeLines } from './tell.ts';
import { CHANGES } from './words.ts';

const words = (text: string): Record<Language, string> =>
  Object.fromEntries(languages.map(({ tag }) => [tag, `${text} ${tag}`])) as Record<Language, string>;
const [COLOUR = ''] = colourKeys;

/** A file in which everything is said that a file may say. */
const FULL: CustomerFile = customerFileSchema.parse({
  cuid: 'town',
  cstmrType: 'town',
  cstmrLbl: words('Ville'),
  greeting: words('Bonjour'),
  logo: 'logo.svg',
  wideLogo: 'wide.svg',
  banner: 'banner.png',
  appColors: { [COLOUR]: '#123456' },
  appShape: { radius: 'small' },
  contact: { mail: 'mairie@ville.example', phone: '04 70 00 00 00', www: 'https://ville.example' },
  site: { www: 'https://ville.example', origins: ['https://www.ville.example'], keep: 'page' },
  emergency: [{ number: '112', lbl: words('Urgences') }],
  withdrawn: false,
  retentionDays: 20,
  answering: { readBy: words('La voirie'), within: words('deux jours') },
  legal: {
    controller: words('Le maire'),
    dpo: 'dpo@ville.example',
    accessibility: 'partial',
  },
  reopenDays: 3,
  contactWanted: 'asked',
  newsMinutes: 5,
  ladder: {},
  casesBetweenUsers: false,
  menu: [
    {
      code: 'streets',
      type: 'menu',
      icon: 'road',
      lbl: words('Rues'),
      descr: words('Et places'),
      entries: [
        {
          code: 'lamp',
          type: 'reportEnd',
          icon: 'lamp',
          lbl: words('Lampe'),
          descr: words('Éteinte'),
          caseType: 'health',
          gcatCode: 'maintenance',
          urgency: 'low',
          questionnaire: awkwardQuestionnaire,
        },
        { code: 'hole', type: 'reportEnd', lbl: words('Trou') },
      ],
    },
    { code: 'hours', type: 'info', lbl: words('Horaires') },
  ],
  places: [
    {
      code: 'hall',
      lbl: words('Mairie'),
      descr: words('Au fond'),
      qr: [{ qrid: 'v-1', stale: false, fake: false }],
    },
  ],
  staff: [
    {
      email: 'anne@ville.example',
      phone: '06 39 98 00 01',
      name: 'Anne Roy',
      level: 'agent',
      grpLbl: words('Voirie'),
      gcatCode: 'roads',
    },
  ],
});

/** Pictures of a file, each known by its name. */
function picturesOf({ logo, wideLogo, banner }: CustomerFile): CustomerPictures {
  const picture = (id: string) => ({ id, type: 'image/png', bytes: Buffer.from('') });
  return {
    ...(logo && { logo: picture(logo) }),
    ...(wideLogo && { wideLogo: picture(wideLogo) }),
    ...(banner && { banner: picture(banner) }),
  };
}

/** What is stored once a file was loaded. */
const storedOf = (file: CustomerFile): StoredCustomer => ({
  row: {
    cuid: file.cuid,
    light: {},
    dark: {},
    formerStaff: null,
    ...factsOf({ file, pictures: picturesOf(file) }),
  },
  places: file.places.map(({ code, lbl, descr = null }) => ({ cuid: file.cuid, code, lbl, descr })),
  codes: file.places.flatMap(({ code, qr }) =>
    qr.map((one) => ({
      ...one,
      cuid: file.cuid,
      placeCode: code,
      replacedBy: null,
      made: false,
      lastScan: null,
    })),
  ) as unknown as StoredCustomer['codes'],
  staff: peopleOf(file).map((person) => ({ rlid: 'r', cuid: file.cuid, ...person })),
  openCases: 0,
  look: undefined,
});
const changes = (before: CustomerFile, now: CustomerFile): Change[] =>
  changesOf(storedOf(before), { file: now, pictures: picturesOf(now) });

type Path = readonly (string | number)[];
const at = (from: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    from,
  );
/** The same with something else at a place; without what stands there where that is nothing. */
const withOther = <T>(from: T, path: Path, value: unknown): T => {
  const copy = structuredClone(from);
  const last = path.at(-1) ?? '';
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
};

/** Values of which another one cannot be made of the first. */
const OTHERS: Readonly<Record<string, unknown>> = {
  appColors: { [COLOUR]: '#654321' },
  appShape: { radius: 'none' },
  ladder: { pushSeconds: 30 },
  'menu.0.entries.0.questionnaire': { ...awkwardQuestionnaire, start: 'how' },
  'staff.0.phone': '06 39 98 00 02',
};
/** Its name is who a customer is: with another one it is another, and all of it new. */
const IDENTITY = new Set(['cuid']);

type Schema = z.core.$ZodType;
/** What stands behind what may be left out. */
function bare(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
  return def.innerType && ['optional', 'default', 'nullable'].includes(def.type)
    ? bare(def.innerType)
    : schema;
}

/** Every place of a file at which something may be said, as the schema has it; lists by their first. Menus hold menus: one level is walked. */
function placesIn(schema: Schema, path: Path = []): Path[] {
  const name = path.join('.');
  const { def } = bare(schema)._zod as unknown as {
    def: { type: string; shape?: Record<string, Schema>; element?: Schema };
  };
  if (name in OTHERS) return [path];
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
  // Of tiles the page and one upon it.
  if (def.element && path.filter((step) => step === 'entries').length < 2)
    return [path, ...placesIn(def.element, [...path, 0])];
  return [path];
}

const otherOf = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.slice(1);
  return `${String(value)}x`;
};

/** Tiles of a page alone have all that a category may have, and tiles of tiles no page below. */
const isSaid = (path: Path): boolean => at(FULL, path) !== undefined;
const ALL = placesIn(customerFileSchema).filter(
  (path) => !(path[0] === 'menu' && path.length > 2 && !path.includes('entries') && !isSaid(path)),
);

describe('whatever a file says otherwise', () => {
  it('is walked whole: the file of this test says all that may be said', () => {
    const unsaid = ALL.filter((path) => !isSaid(path)).map((path) => path.join('.'));
    expect(unsaid).toEqual(['menu.0.entries.0.entries']);
  });

  it.each(ALL.filter(isSaid).map((path) => [path.join('.'), path] as const))(
    'has a line: %s',
    (name, path) => {
      const other = name in OTHERS ? OTHERS[name] : otherOf(at(FULL, path));
      const found = changes(FULL, withOther(FULL, path, other));
      if (IDENTITY.has(name)) return;
      expect(found).not.toEqual([]);
      // In sentences of both languages, without a hole.
      for (const language of ['fr', 'en'] as const)
        for (const one of found)
          expect(CHANGES[one.id][language](one)).not.toMatch(/undefined|null|\(\)|« »|""/);
    },
  );

  it('and nothing has one that stays', () => {
    expect(changes(FULL, structuredClone(FULL))).toEqual([]);
  });
});

const first = FULL.menu[0] as (typeof FULL.menu)[number];
const lines = (before: CustomerFile, now: CustomerFile, language: 'fr' | 'en' = 'en') =>
  changeLines(now, changes(before, now), language)
    .slice(1)
    .map((line) => line.replaceAll('\u202f', ' '));

describe('what becomes of tiles', () => {
  it('is one line for each kind, with what it was and is, and how many', () => {
    const entries = first.entries?.map((tile) => ({ ...tile, gcatCode: 'roads', icon: 'bulb' }));
    const now = { ...FULL, menu: [{ ...first, entries }, ...FULL.menu.slice(1)] };
    expect(lines(FULL, now)).toEqual([
      '  ! categories that go to another service (2): Lampe fr (maintenance → roads), Trou fr (– → roads)',
      '  - icons that change (2): Lampe fr (lamp → bulb), Trou fr (– → bulb)',
    ]);
    expect(lines(FULL, now, 'fr')[0]).toBe(
      '  ! catégories qui vont à un autre service (2) : Lampe fr (maintenance → roads), Trou fr (– → roads)',
    );
  });

  it('says pages whose order changes, and no move where some come or go', () => {
    const [lamp, hole] = first.entries ?? [];
    if (!lamp || !hole) throw new Error('no tiles');
    const withEntries = (entries: typeof first.entries) => ({
      ...FULL,
      menu: [{ ...first, entries }, ...FULL.menu.slice(1)],
    });
    expect(lines(FULL, withEntries([hole, lamp]))).toEqual([
      '  - pages whose tiles stand in another order (1): Rues fr',
    ]);
    expect(lines(FULL, { ...FULL, menu: FULL.menu.toReversed() })).toEqual([
      '  - pages whose tiles stand in another order (1): menu',
    ]);
    expect(lines(FULL, withEntries([hole]))).toEqual(['  ! the category "Lampe fr" goes; cases in it stay']);
    expect(
      lines(FULL, { ...FULL, menu: [{ ...first, entries: [lamp] }, hole, ...FULL.menu.slice(1)] }),
    ).toEqual(['  - tiles that go to another page (1): Trou fr (Rues fr → menu)']);
  });
});

it('of staff nobody is named, and what changes of them is one line', () => {
  const staff = [1, 2, 3].map((nr) => ({
    email: `${nr}@ville.example`,
    name: `Anne ${nr}`,
    level: 'agent' as const,
  }));
  const before = { ...FULL, staff };
  const now = { ...FULL, staff: staff.map((one) => ({ ...one, name: 'Bea', gcatCode: 'roads' })) };
  expect(lines(before, now)).toEqual([
    '  - people of the staff of whom something changes (3): name, gcatCode',
  ]);
});

it('places come and go by name and number; one that is gone is told once', () => {
  const roof = { code: 'roof', lbl: { fr: 'Toit' }, qr: [] };
  const [hall] = FULL.places;
  if (!hall) throw new Error('no place');
  expect(lines(FULL, { ...FULL, places: [hall, roof] })).toEqual(['  - new places: 1']);
  const gone = { ...FULL, places: [] };
  expect(lines(FULL, gone)).toEqual([
    '  ! the code "v-1" (Mairie fr) is out of use: its poster will say so',
    '  ! the place "Mairie fr" goes',
  ]);
  const stored = storedOf(FULL);
  const later = { ...stored, codes: stored.codes.map((code) => ({ ...code, stale: true })) };
  expect(changesOf(later, { file: gone, pictures: picturesOf(gone) })).toEqual([]);
});

describe('a customer that is withdrawn', () => {
  const made = { ...storedOf(FULL).codes[0], qrid: 'v-made', made: true } as StoredCustomer['codes'][number];
  const stored = { ...storedOf(FULL), codes: [...storedOf(FULL).codes, made] };
  const codesGone = (withdrawn: boolean) =>
    changesOf(stored, { file: { ...FULL, withdrawn }, pictures: picturesOf(FULL) }).filter(
      ({ id }) => id === 'codeGone',
    );

  it('takes along codes that were made in the place of others', () => {
    expect(
      codesGone(true)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['v-1', 'v-made']);
    expect(codesGone(false)).toEqual([]);
  });
});

it('a customer that is withdrawn is told with its open cases, where it has any', () => {
  const told = (openCases: number) =>
    changesOf(
      { ...storedOf(FULL), openCases },
      { file: { ...FULL, withdrawn: true }, pictures: picturesOf(FULL) },
    )
      .filter(({ id }) => id === 'leaves' || id === 'casesLeft')
      .map((one) => CHANGES[one.id].en(one));
  expect(told(0)).toHaveLength(1);
  expect(told(3)[1]).toBe('cases still open: 3; nobody will be able to answer or close them');
});

describe('a code that was made in the place of one of the file', () => {
  const [old] = storedOf(FULL).codes;
  const code = (facts: Partial<StoredCustomer['codes'][number]>) =>
    ({ ...old, ...facts }) as StoredCustomer['codes'][number];
  const replaced = code({ stale: true, replacedBy: 'v-2' });
  const between = code({ qrid: 'v-2', made: true, stale: true, replacedBy: 'v-3' });
  const hanging = (stale: boolean) => code({ qrid: 'v-3', made: true, stale });
  const toldOf = (file: CustomerFile, isOut: boolean, goesTo = new Map<string, string>()) =>
    changesOf(
      { ...storedOf(FULL), codes: [replaced, between, hanging(isOut)] },
      { file, pictures: {} },
      goesTo,
    ).filter(({ id }) => id.startsWith('code'));
  const without = { ...FULL, places: FULL.places.map((place) => ({ ...place, qr: [] })) };
  const out = {
    ...FULL,
    places: FULL.places.map((place) => ({ ...place, qr: place.qr.map((one) => ({ ...one, stale: true })) })),
  };

  it('goes out of service with it, and that is told of the one that hangs', () => {
    const gone = [{ id: 'codeGone', value: 'v-3' }];
    expect(toldOf(without, false)).toMatchObject(gone);
    expect(toldOf(out, false)).toMatchObject(gone);
  });

  it('comes back with it', () => {
    expect(toldOf(FULL, true)).toMatchObject([{ id: 'codeBack', value: 'v-3' }]);
  });

  it('of one that stays as it is, goes along or is of the file by now nothing is told', () => {
    expect(toldOf(FULL, false)).toEqual([]);
    expect(toldOf(without, true)).toEqual([]);
    expect(toldOf(without, false, new Map([['v-1', 'other']]))).toEqual([]);
    const named = {
      ...FULL,
      places: FULL.places.map((place) => ({ ...place, qr: [{ qrid: 'v-3', stale: false, fake: false }] })),
    };
    expect(toldOf(named, false)).toEqual([]);
  });
});

it('a look that an administrator saved goes on: nothing of it is told', () => {
  const { row } = storedOf(FULL);
  if (!row) throw new Error('no row');
  const { appColors, logoId, wideLogoId, lbl } = row;
  const drawn = { light: defaultPalette('light'), dark: defaultPalette('dark') };
  const stored = { ...storedOf(FULL), look: { appColors, logoId, wideLogoId, lbl, ...drawn } };
  const file = { ...FULL, cstmrLbl: words('Autre'), logo: 'other.svg', appColors: {} };
  expect(changesOf(stored, { file, pictures: picturesOf(file) })).toEqual([]);
  const banner = { ...file, banner: 'other.png' };
  expect(changesOf(stored, { file: banner, pictures: picturesOf(banner) }).map(({ id }) => id)).toEqual([
    'look',
  ]);
});

it('more words than are named are counted', () => {
  const places = (many: number, english: string): CustomerFile['places'] =>
    Array.from({ length: many }, (_, nr) => ({
      code: `p${nr}`,
      lbl: { fr: `Lieu ${nr}`, en: english },
      qr: [],
    }));
  const told = (many: number) =>
    lines({ ...FULL, places: places(many, 'Place') }, { ...FULL, places: places(many, 'Spot') }, 'fr');
  expect(told(2)).toEqual(['  - des mots changent : places p0.lbl, places p1.lbl']);
  expect(told(12)).toEqual([
    `  - des mots changent : ${Array.from({ length: 10 }, (_, nr) => `places p${nr}.lbl`).join(', ')} … (12)`,
  ]);
});
