import { type Language, languages } from '@parvis/locales/languages';
import { colourKeys, defaultPalette } from '@parvis/theme/palette/keys';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type CustomerFile, customerFileSchema } from '../../../platform/config/customerFile.ts';
import { awkwardQuestionnaire } from '../../../testing/town.ts';
import { describeChange, type FileChange } from '../../customers/describeChange.ts';
import { toPollFields } from '../../polls/service.ts';
import type { CustomerPictures } from '../read/readPictures.ts';
import type { StoredCustomer } from './customerFields.ts';
import { toCustomerFields, toStaffFields } from './customerFields.ts';
import { findChanges, formatChanges } from './findChanges.ts';

const words = (text: string): Record<Language, string> =>
  Object.fromEntries(languages.map(({ tag }) => [tag, `${text} ${tag}`])) as Record<Language, string>;
const [COLOUR = ''] = colourKeys;

/** Sets every key of the schema. */
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
  messageLetters: 'latin',
  newsMinutes: 5,
  ladder: {},
  openingHours: { mon: ['08:30-12:00'], closed: ['2026-12-24'], frenchHolidays: true },
  targets: { firstAnswer: 4, promise: true },
  casesBetweenUsers: false,
  gatherings: 'staff',
  countUsage: true,
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
          assign: { service: 'janitorial', turn: true },
          targets: { solved: 20 },
          urgency: 'low',
          knownHere: true,
          betweenUsers: false,
          poll: 'opinion',
          questionnaire: awkwardQuestionnaire,
        },
        { code: 'hole', type: 'reportEnd', lbl: words('Trou') },
      ],
    },
    { code: 'hours', type: 'info', lbl: words('Horaires') },
  ],
  polls: [
    {
      code: 'opinion',
      lbl: words('Votre avis'),
      intro: words('Deux questions'),
      questionnaire: awkwardQuestionnaire,
      places: ['hall'],
      opens: '2026-03-02',
      closes: '2026-03-31',
      results: 'answered',
      anonymous: true,
      changeable: true,
      partial: false,
    },
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
      moderate: false,
      grpLbl: words('Voirie'),
      gcatCode: 'facilities',
    },
  ],
  services: [
    {
      gcatCode: 'facilities',
      lbl: words('Bâtiments'),
      descr: words('Salles'),
      logo: 'service.png',
      number: '04 65 71 20 10',
    },
  ],
  groups: [
    {
      grpGpid: 'night',
      lbl: words('Astreinte'),
      descr: words('La nuit'),
      logo: 'group.png',
      number: '04 65 71 20 11',
      gcatCode: 'maintenance',
      people: ['anne@ville.example'],
    },
  ],
});

function picturesOf({ logo, wideLogo, banner, services, groups }: CustomerFile): CustomerPictures {
  const picture = (id: string) => ({ id, type: 'image/png', bytes: Buffer.from('') });
  return {
    ...(logo && { logo: picture(logo) }),
    ...(wideLogo && { wideLogo: picture(wideLogo) }),
    ...(banner && { banner: picture(banner) }),
    called: new Map(
      [...services, ...groups].flatMap((one) =>
        one.logo === undefined ? [] : [[one.logo, picture(one.logo)] as const],
      ),
    ),
  };
}

const storedOf = (file: CustomerFile): StoredCustomer => ({
  row: {
    cuid: file.cuid,
    light: {},
    dark: {},
    formerStaff: null,
    deadlineRules: null,
    ...toCustomerFields({ file, pictures: picturesOf(file) }),
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
  staff: toStaffFields(file).map((person) => ({
    rlid: 'r',
    cuid: file.cuid,
    offDuty: false,
    figuresWeek: null,
    ...person,
  })),
  polls: file.polls.map(({ code, ...poll }) => ({
    ...{ id: code, cuid: file.cuid, code, source: 'file', ...toPollFields(poll) },
    ...{ gthrId: null, openedAt: null, closedAt: null, madeBy: null, created: new Date(0), withdrawn: null },
  })),
  openCases: 0,
  look: undefined,
});
const changes = (before: CustomerFile, now: CustomerFile): FileChange[] =>
  findChanges(storedOf(before), { file: now, pictures: picturesOf(now) });

type Path = readonly (string | number)[];
const at = (from: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    from,
  );
/** Sets or deletes the value at a path. */
const withOther = <T>(from: T, path: Path, value: unknown): T => {
  const copy = structuredClone(from);
  const last = path.at(-1) ?? '';
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
};

/** Alternative values that cannot be derived. */
const OTHERS: Readonly<Record<string, unknown>> = {
  appColors: { [COLOUR]: '#654321' },
  appShape: { radius: 'none' },
  ladder: { pushSeconds: 30 },
  openingHours: { tue: ['08:30-12:00'], closed: [], frenchHolidays: false },
  targets: { firstAnswer: 8 },
  'menu.0.entries.0.targets': { solved: 10 },
  'menu.0.entries.0.questionnaire': { ...awkwardQuestionnaire, start: 'how' },
  'polls.0.questionnaire': { ...awkwardQuestionnaire, start: 'how' },
  'staff.0.phone': '06 39 98 00 02',
};
/** A new cuid is a new customer. */
const IDENTITY = new Set(['cuid']);

type Schema = z.core.$ZodType;
function bare(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
  return def.innerType && ['optional', 'default', 'nullable'].includes(def.type)
    ? bare(def.innerType)
    : schema;
}

/** Lists all paths of the schema, lists by their first entry, menus to one level. */
function placesIn(schema: Schema, path: Path = []): Path[] {
  const name = path.join('.');
  const { def } = bare(schema)._zod as unknown as {
    def: { type: string; shape?: Record<string, Schema>; element?: Schema };
  };
  if (name in OTHERS) return [path];
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
  // A page and one tile on it.
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

/** Excludes paths that only other tiles have. */
const isSaid = (path: Path): boolean => at(FULL, path) !== undefined;
const ALL = placesIn(customerFileSchema).filter(
  (path) => !(path[0] === 'menu' && path.length > 2 && !path.includes('entries') && !isSaid(path)),
);

describe('every key of a file', () => {
  it('is set in the file of this test', () => {
    const unsaid = ALL.filter((path) => !isSaid(path)).map((path) => path.join('.'));
    expect(unsaid).toEqual(['menu.0.entries.0.entries']);
  });

  it.each(ALL.filter(isSaid).map((path) => [path.join('.'), path] as const))(
    'has a change description: %s',
    (name, path) => {
      const other = name in OTHERS ? OTHERS[name] : otherOf(at(FULL, path));
      const found = changes(FULL, withOther(FULL, path, other));
      if (IDENTITY.has(name)) return;
      expect(found).not.toEqual([]);
      for (const language of ['fr', 'en'] as const)
        for (const one of found)
          expect(describeChange(one, language)).not.toMatch(/undefined|null|\(\)|\{\{|\[object/);
    },
  );
});

const [streets, hours] = FULL.menu;
if (!streets || !hours) throw new Error('no tiles');
const withEntries = (entries: typeof streets.entries): CustomerFile => ({
  ...FULL,
  menu: [{ ...streets, entries }, hours],
});
const lines = (before: CustomerFile, now: CustomerFile, language: 'fr' | 'en' = 'en') =>
  formatChanges(now, changes(before, now), language)
    .slice(1)
    .map((line) => line.replaceAll('\u202f', ' '));

describe('a change', () => {
  it('shows key, old and new value, marked "!" if noticed at once', () => {
    const entries = streets.entries?.map((tile) => ({
      ...tile,
      gcatCode: 'facilities' as const,
      icon: 'bulb',
    }));
    expect(lines(FULL, withEntries(entries))).toEqual([
      '  - menu[lamp].icon: lamp → bulb',
      '  - menu[hole].icon: – → bulb',
      '  ! menu[lamp].gcatCode: maintenance → facilities',
      '  ! menu[hole].gcatCode: – → facilities',
    ]);
  });

  it('of the menu shows removed, added, moved and reordered tiles', () => {
    const [lamp, hole] = streets.entries ?? [];
    if (!lamp || !hole) throw new Error('no tiles');
    expect(lines(FULL, withEntries([hole, lamp]))).toEqual([
      '  - menu[streets].entries: Lampe fr, Trou fr → Trou fr, Lampe fr',
    ]);
    expect(lines(FULL, { ...FULL, menu: [hours, streets] })).toEqual([
      '  - menu[main].entries: Rues fr, Horaires fr → Horaires fr, Rues fr',
    ]);
    expect(lines(FULL, withEntries([hole]))).toEqual(['  ! menu[lamp]: Lampe fr → – (cases in it stay)']);
    expect(lines(withEntries([hole]), FULL)).toEqual(['  - menu[lamp]: – → Lampe fr']);
    expect(
      lines(FULL, { ...withEntries([lamp]), menu: [{ ...streets, entries: [lamp] }, hole, hours] }),
    ).toEqual(['  - menu[hole].page: streets → main']);
  });

  it('of staff and contacts contains no names', () => {
    const staff = [1, 2, 3].map((nr) => ({
      email: `${nr}@ville.example`,
      name: `Anne ${nr}`,
      level: 'agent' as const,
    }));
    const now = {
      ...FULL,
      contact: { ...FULL.contact, mail: 'jeanne@ville.example' },
      staff: staff.map((one) => ({ ...one, name: 'Bea', gcatCode: 'facilities' as const })),
    };
    expect(lines({ ...FULL, staff }, now)).toEqual([
      '  - people of the staff of whom something changes (3): name, gcatCode',
      '  - contact.mail',
    ]);
  });

  it('of places and their codes is reported once', () => {
    const roof = { code: 'roof', lbl: { fr: 'Toit' }, qr: [] };
    const [hall] = FULL.places;
    if (!hall) throw new Error('no place');
    expect(lines(FULL, { ...FULL, places: [hall, roof] })).toEqual(['  - places[roof]: – → Toit']);
    const gone = { ...FULL, places: [] };
    expect(lines(FULL, gone)).toEqual([
      '  ! qr[v-1].place: hall → – (out of use, and its poster will say so)',
      '  ! places[hall]: Mairie fr → –',
    ]);
    const stored = storedOf(FULL);
    const later = { ...stored, codes: stored.codes.map((code) => ({ ...code, stale: true })) };
    expect(findChanges(later, { file: gone, pictures: picturesOf(gone) })).toEqual([]);
  });

  it('of one kind is listed ten times at most, then counted', () => {
    const places = (label: string): CustomerFile['places'] =>
      Array.from({ length: 12 }, (_, nr) => ({ code: `p${nr}`, lbl: { fr: label }, qr: [] }));
    const told = lines({ ...FULL, places: places('Lieu') }, { ...FULL, places: places('Endroit') }, 'fr');
    expect(told).toHaveLength(11);
    expect(told[9]).toBe('  - places[p9].lbl.fr : Lieu → Endroit');
    expect(told[10]).toBe('    et 2 de plus de cette sorte');
  });
});

type StoredCode = StoredCustomer['codes'][number];
const [old] = storedOf(FULL).codes;
const code = (facts: Partial<StoredCode>) => ({ ...old, ...facts }) as StoredCode;

it('withdrawing a customer reports its codes and open cases', () => {
  const stored = { ...storedOf(FULL), codes: [code({}), code({ qrid: 'v-made', made: true })], openCases: 3 };
  const told = (withdrawn: boolean) =>
    findChanges(stored, { file: { ...FULL, withdrawn }, pictures: picturesOf(FULL) }).map((one) =>
      describeChange(one, 'en'),
    );
  expect(told(true)).toEqual([
    'withdrawn: false → true (its codes say so, and nobody reads its cases any more)',
    'cases still open: 3; nobody will be able to answer or close them',
    'qr[v-1].place: hall → – (out of use, and its poster will say so)',
    'qr[v-made].place: hall → – (out of use, and its poster will say so)',
    'people who leave the staff: 1',
  ]);
  expect(told(false)).toEqual([]);
});

describe('a replacement of a code in the file', () => {
  const replaced = code({ stale: true, replacedBy: 'v-2' });
  const between = code({ qrid: 'v-2', made: true, stale: true, replacedBy: 'v-3' });
  const toldOf = (file: CustomerFile, isOut: boolean, goesTo = new Map<string, string>()) =>
    findChanges(
      { ...storedOf(FULL), codes: [replaced, between, code({ qrid: 'v-3', made: true, stale: isOut })] },
      { file, pictures: {} },
      goesTo,
    ).filter(({ id }) => id.startsWith('qr['));
  const withCodes = (change: (qr: (typeof FULL.places)[number]['qr']) => typeof qr) => ({
    ...FULL,
    places: FULL.places.map((place) => ({ ...place, qr: change(place.qr) })),
  });
  const without = withCodes(() => []);

  it('is retired and restored with it', () => {
    const gone = [{ id: 'qr[v-3].place', value: '–', before: 'hall' }];
    expect(toldOf(without, false)).toEqual(gone);
    expect(
      toldOf(
        withCodes((qr) => qr.map((one) => ({ ...one, stale: true }))),
        false,
      ),
    ).toEqual(gone);
    expect(toldOf(FULL, true)).toEqual([{ id: 'qr[v-3].place', value: 'hall', before: '–' }]);
  });
});

it('saved branding hides changes of the file’s branding', () => {
  const { row } = storedOf(FULL);
  if (!row) throw new Error('no row');
  const { appColors, logoId, wideLogoId, lbl } = row;
  const drawn = { light: defaultPalette('light'), dark: defaultPalette('dark') };
  const stored = { ...storedOf(FULL), look: { appColors, logoId, wideLogoId, lbl, ...drawn } };
  const file = { ...FULL, cstmrLbl: words('Autre'), logo: 'other.svg', appColors: {} };
  expect(findChanges(stored, { file, pictures: picturesOf(file) })).toEqual([]);
  const banner = { ...file, banner: 'other.png' };
  expect(findChanges(stored, { file: banner, pictures: picturesOf(banner) }).map(({ id }) => id)).toEqual([
    'banner',
  ]);
});
