import { readdirSync, readFileSync } from 'node:fs';
import type { Words } from '@parvis/locales/wordsIn';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State } from '@parvis/questionnaire/engine/types';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { contrastPairs } from '@parvis/theme/contrast/contrast';
import { defaultOf, type PaletteKey, parsePalette } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { describe, expect, it } from 'vitest';
import { type CategoryFile, type CustomerFile, customerFileSchema } from '../customers/file/customerFile.ts';

const FOLDERS = ['town', 'venue', 'campus'] as const;

/** The icons a customer file may name. */
const ICONS =
  'droplet sofa wrench wifi speaker chart trash bulb door stairs tree car food seat ticket heating broom toilet warning phone mail user users info'.split(
    ' ',
  );
const RESPONDERS =
  'fire police medical security rescue social maintenance it janitorial events facilities services support management'.split(
    ' ',
  );

/** Categories that each customer lets show what is broken, at least. */
const FEWEST_WITH_PHOTO = 3;

/** Taps within which a report can be finished, and which none may exceed whatever is answered. */
const FEWEST_TAPS = 3;
const MOST_TAPS = 8;

const place = (folder: string, file: string): URL => new URL(`./${folder}/${file}`, import.meta.url);
const text = (folder: string, file: string): string => readFileSync(place(folder, file), 'utf8');
const read = (folder: string): CustomerFile =>
  customerFileSchema.parse(JSON.parse(text(folder, 'customer.json')));

const everyTile = (tiles: readonly CategoryFile[]): CategoryFile[] =>
  tiles.flatMap((tile) => [tile, ...everyTile(tile.entries ?? [])]);

const questionnaires = (customer: CustomerFile): [code: string, questionnaire: Questionnaire][] =>
  everyTile(customer.menu).flatMap(({ code, questionnaire }) =>
    questionnaire ? [[code, questionnaire] as [string, Questionnaire]] : [],
  );

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The ids of the words an item shows; what carries an answer names it by its own id. */
function textIds(item: Item): (string | undefined)[] {
  const own = [item.id, item.imgDesc];
  if (item.type === 'rating') return [...own, item.minId, item.maxId];
  if (item.type === 'input' || item.type === 'message') return [...own, item.placeholderId];
  if (item.type === 'photo') return [...own, item.hintId];
  if (item.type !== 'yesNo') return own;
  return [...own, ...[item.yes, item.no].map((side) => (typeof side === 'string' ? side : side.id))];
}

const textIdsOf = ({ titleId, items }: Question): (string | undefined)[] => [
  titleId,
  ...items.flatMap(textIds),
];

/** Every string of a customer file that is words in both languages. */
function allWords(customer: CustomerFile): Words[] {
  const tiles = everyTile(customer.menu).flatMap(({ lbl, descr }) => [lbl, descr]);
  const places = customer.places.flatMap(({ lbl, descr }) => [lbl, descr]);
  const groups = customer.staff.map(({ grpLbl }) => grpLbl);
  const own = [customer.cstmrLbl, customer.greeting, ...customer.emergency.map(({ lbl }) => lbl)];
  return [...tiles, ...places, ...groups, ...own].filter((words) => words !== undefined);
}

/** What a person can do with one question, each way as the events it takes and how many taps they are. */
function ways({ items, exclusive }: Question, instance: number): Event[][] {
  const confirm: Event[] = exclusive ? [] : [{ type: 'CONFIRM', instance }];
  return items.flatMap((item): Event[][] => {
    const id = item.id ?? '';
    if (item.type === 'checkbox') return [[{ type: 'CHECK', instance, item: id }, ...confirm]];
    if (item.type === 'yesNo')
      return [true, false].map((value) => [{ type: 'YESNO', instance, item: id, value }]);
    if (item.type === 'rating')
      return [1, 2, 3, 4, 5].map((value) => [{ type: 'RATE', instance, item: id, value }]);
    if (item.type === 'nextButton') return [[{ type: 'NEXT', instance, item: id }]];
    if (item.type === 'confirm' && items.every(({ type }) => ['confirm', 'text', 'photo'].includes(type)))
      return [[{ type: 'CONFIRM', instance }]];
    if (item.type === 'message')
      return [
        [
          { type: 'TYPE', instance, item: id, text: 'Au fond à gauche' },
          { type: 'COMMIT', instance, item: id },
        ],
      ];
    return [];
  });
}

/** One way through a questionnaire. `taps` is Infinity where it is not over in `MOST_TAPS`. */
type Path = { taps: number; asked: readonly string[] };

/** Every way through a questionnaire, played on the engine; of a multiple choice, each box alone. */
function everyPath(
  definition: Questionnaire,
  state: State = start(definition)[0],
  { taps, asked }: Path = { taps: 0, asked: [] },
): Path[] {
  const stuck = [{ taps: Number.POSITIVE_INFINITY, asked }];
  if (state.status === 'complete') return [{ taps, asked }];
  const question = definition.questions[state.questionId];
  if (state.status === 'waiting' || !question || taps > MOST_TAPS) return stuck;
  return ways(question, state.instance).flatMap((events) => {
    const next = events.reduce<State>((now, event) => transition(definition, now, event)[0], state);
    const moved = next.status === 'complete' || next.instance !== state.instance;
    if (!moved) return stuck;
    return everyPath(definition, next, { taps: taps + events.length, asked: [...asked, state.questionId] });
  });
}

describe.each(FOLDERS)('the demo customer of %s', (folder) => {
  const customer = read(folder);
  const tiles = everyTile(customer.menu);

  it('says everything in French and in English', () => {
    const missing = allWords(customer).filter(({ fr, en }) => !fr?.trim() || !en?.trim());
    expect(missing).toEqual([]);
  });

  it('writes French with its own spaces and apostrophes', () => {
    const own = questionnaires(customer).flatMap(([, { texts }]) => Object.values(texts?.fr ?? {}));
    const french = [...allWords(customer).map(({ fr }) => fr ?? ''), ...own];
    expect(french.filter((words) => /[^\u202F][?!;:]|'/.test(words))).toEqual([]);
  });

  it('lets whoever disliked something else say so', () => {
    const why = questionnaires(customer).flatMap(([, { questions }]) =>
      Object.values(questions).filter(({ titleId }) => titleId?.endsWith('.why')),
    );
    expect(why).not.toEqual([]);
    for (const { items } of why) expect(items.at(-1)?.id).toMatch(/\.why\.other$/);
  });

  it('has tiles short enough to read at a glance, each with an icon that exists', () => {
    const long = tiles
      .flatMap(({ descr }) => [descr?.fr ?? '', descr?.en ?? ''])
      .filter((d) => d.length > 40);
    expect(long).toEqual([]);
    expect(tiles.filter(({ icon }) => !ICONS.includes(icon ?? '')).map(({ code }) => code)).toEqual([]);
  });

  it('has a page for each menu and questions and a responder for each category', () => {
    const unsound = tiles.filter((tile) => {
      if (tile.type === 'menu') return !tile.entries?.length || tile.questionnaire;
      if (tile.type === 'info') return tile.entries || tile.questionnaire;
      return !tile.questionnaire || !RESPONDERS.includes(tile.gcatCode ?? '');
    });
    expect(unsound.map(({ code }) => code)).toEqual([]);
    expect(repeated(['main', ...tiles.map(({ code }) => code)])).toEqual([]);
  });

  it('gives the emergency numbers of France', () => {
    expect(customer.emergency.map(({ number }) => number)).toEqual(['15', '17', '18', '112', '114']);
  });

  it('has a code for the demo, one that is stale and one that is fake', () => {
    const codes = customer.places.flatMap(({ qr }) => qr);
    const plain = { stale: false, fake: false };
    expect(codes).toContainEqual({ qrid: `demo-${folder}`, ...plain });
    expect(codes).toContainEqual({ qrid: `demo-${folder}-stale`, ...plain, stale: true });
    expect(codes).toContainEqual({ qrid: `demo-${folder}-test`, ...plain, fake: true });
    expect(customer.places.filter(({ qr }) => qr.length === 0)).toEqual([]);
    expect(repeated(customer.places.map(({ code }) => code))).toEqual([]);
  });

  it('has one person of each level, in a service that exists', () => {
    const levels = customer.staff.map(({ email, level }) => `${level} ${email}`);
    expect(levels).toEqual(
      ['agent', 'manager', 'admin'].map((level) => `${level} ${level}@${folder}.example`),
    );
    expect(customer.staff.filter(({ gcatCode }) => !RESPONDERS.includes(gcatCode ?? ''))).toEqual([]);
  });

  it('has a palette without a finding that names only what differs from the defaults', () => {
    const parsed = parsePalette(customer.appColors);
    expect(parsed).toMatchObject({ ok: true, findings: [] });
    const same = Object.entries(customer.appColors ?? {}).filter(
      ([key, value]) => value === defaultOf(key as PaletteKey),
    );
    expect(same).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('can be read in its own colours, %s', (scheme) => {
    const parsed = parsePalette(customer.appColors);
    const pairs = parsed.ok ? contrastPairs(resolve(parsed.palette, scheme)) : [];
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
  });

  it('has small pictures that load nothing and run nothing', () => {
    for (const file of [customer.logo, customer.wideLogo, customer.banner]) {
      const svg = text(folder, file ?? '');
      expect(svg.length).toBeLessThan(12_000);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
      expect(svg).not.toMatch(/<(script|style|text|image|foreignObject|use|a)\b|\son\w+=|href|url\((?!#)/i);
    }
  });

  it('asks for a photo where something broken can be seen, by words that say why and that none is needed', () => {
    const photos = questionnaires(customer).flatMap(([, { questions, texts }]) =>
      Object.values(questions).flatMap(({ items }) =>
        items.flatMap((item) => (item.type === 'photo' ? [texts?.fr?.[item.hintId ?? ''] ?? ''] : [])),
      ),
    );
    expect(photos.length).toBeGreaterThanOrEqual(FEWEST_WITH_PHOTO);
    for (const hint of photos) expect(hint).toMatch(/^Facultatif\. /);
  });

  describe.each(questionnaires(customer))('asked about %s', (_code, questionnaire) => {
    it('tells staff of a danger where it says a word of safety first, and nowhere else', () => {
      const { questions, texts } = questionnaire;
      const isSafety = ({ titleId = '' }: Question) => texts?.fr?.[titleId] === 'Votre sécurité d’abord';
      const raising = Object.values(questions).filter((question) =>
        JSON.stringify(question).includes('"danger"]'),
      );
      expect(raising).toEqual(Object.values(questions).filter(isSafety));
      for (const { flags } of raising) expect(flags).toEqual(['danger']);
    });

    it('is a questionnaire the engine accepts', () => {
      expect(parseQuestionnaire(questionnaire)).toMatchObject({ ok: true });
    });

    it('has every word in both languages and none that is never shown', () => {
      const used = Object.values(questionnaire.questions).flatMap(textIdsOf);
      const ids = [...new Set(used.filter((id) => id !== undefined))].sort();
      expect(Object.keys(questionnaire.texts?.fr ?? {}).sort()).toEqual(ids);
      expect(Object.keys(questionnaire.texts?.en ?? {}).sort()).toEqual(ids);
    });

    it('comes to an end whatever is answered, in three taps at best', () => {
      const taps = everyPath(questionnaire).map((path) => path.taps);
      expect(Math.max(...taps)).toBeLessThanOrEqual(MOST_TAPS);
      expect(Math.min(...taps)).toBeLessThanOrEqual(FEWEST_TAPS);
    });

    it('asks every question it holds', () => {
      const asked = new Set(everyPath(questionnaire).flatMap((path) => path.asked));
      expect([...asked].sort()).toEqual(Object.keys(questionnaire.questions).sort());
    });
  });
});

describe('the demo customers together', () => {
  const customers = FOLDERS.map(read);

  it('share no code and no address', () => {
    const qrids = customers.flatMap(({ places }) => places.flatMap(({ qr }) => qr.map(({ qrid }) => qrid)));
    expect(repeated(qrids)).toEqual([]);
    expect(repeated(customers.map(({ cuid }) => cuid))).toEqual([]);
    expect(repeated(customers.flatMap(({ staff }) => staff.map(({ email }) => email)))).toEqual([]);
  });

  it('are the folders that stand here', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...FOLDERS].sort());
  });
});
