import { readFileSync } from 'node:fs';
import type { Words } from '@parvis/locales/wordsIn';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State } from '@parvis/questionnaire/engine/types';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { contrastPairs } from '@parvis/theme/contrast/contrast';
import { defaultOf, type PaletteKey, parsePalette } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { describe, expect, it } from 'vitest';
import {
  type CategoryFile,
  type CustomerFile,
  customerFileSchema,
} from '../../platform/config/customerFile.ts';

const FOLDERS = ['town', 'venue', 'campus', 'residence'] as const;

/** Best and worst acceptable number of taps for a report. */
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

function allWords(customer: CustomerFile): Words[] {
  const tiles = everyTile(customer.menu).flatMap(({ lbl, descr }) => [lbl, descr]);
  const places = customer.places.flatMap(({ lbl, descr }) => [lbl, descr]);
  const groups = customer.staff.map(({ grpLbl }) => grpLbl);
  const own = [customer.cstmrLbl, customer.greeting, ...customer.emergency.map(({ lbl }) => lbl)];
  return [...tiles, ...places, ...groups, ...own].filter((words) => words !== undefined);
}

/** Possible answers to a question, as events. */
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

/** `taps` is Infinity above `MOST_TAPS`. */
type Path = { taps: number; asked: readonly string[] };

/** Enumerates paths, multiple choice one box at a time. */
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

it.each(['town', 'venue', 'campus'] as const)(
  'the menu of %s has comfort, hygiene, IT, nuisance, repairs and maintenance',
  (folder) => {
    const codes = read(folder).menu.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['comfort', 'hygiene', 'it', 'nuisance', 'repairs', 'maintenance']),
    );
  },
);

describe.each(FOLDERS)('the demo customer of %s', (folder) => {
  const customer = read(folder);

  it('uses French spaces and apostrophes', () => {
    const own = questionnaires(customer).flatMap(([, { texts }]) => Object.values(texts?.fr ?? {}));
    const french = [...allWords(customer).map(({ fr }) => fr ?? ''), ...own];
    expect(french.filter((words) => /[^\u202F][?!;:]|'/.test(words))).toEqual([]);
  });

  it('has a demo, a stale and a fake code', () => {
    const codes = customer.places.flatMap(({ qr }) => qr);
    const plain = { stale: false, fake: false };
    expect(codes).toContainEqual({ qrid: `demo-${folder}`, ...plain });
    expect(codes).toContainEqual({ qrid: `demo-${folder}-stale`, ...plain, stale: true });
    expect(codes).toContainEqual({ qrid: `demo-${folder}-test`, ...plain, fake: true });
    expect(customer.places.filter(({ qr }) => qr.length === 0)).toEqual([]);
    expect(repeated(customer.places.map(({ code }) => code))).toEqual([]);
  });

  it('has a valid palette that lists only non-defaults', () => {
    const parsed = parsePalette(customer.appColors);
    expect(parsed).toMatchObject({ ok: true, findings: [] });
    const same = Object.entries(customer.appColors ?? {}).filter(
      ([key, value]) => value === defaultOf(key as PaletteKey),
    );
    expect(same).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has enough contrast, %s', (scheme) => {
    const parsed = parsePalette(customer.appColors);
    const pairs = parsed.ok ? contrastPairs(resolve(parsed.palette, scheme)) : [];
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
  });

  describe.each(questionnaires(customer))('questionnaire %s', (_code, questionnaire) => {
    it('raises the danger flag exactly with the safety notice', () => {
      const { questions, texts } = questionnaire;
      const isSafety = ({ titleId = '' }: Question) => texts?.fr?.[titleId] === 'Votre sécurité d’abord';
      const raising = Object.values(questions).filter((question) =>
        JSON.stringify(question).includes('"danger"]'),
      );
      expect(raising).toEqual(Object.values(questions).filter(isSafety));
      for (const { flags } of raising) expect(flags).toEqual(['danger']);
    });

    it('ends for all answers, after three taps at best', () => {
      const taps = everyPath(questionnaire).map((path) => path.taps);
      expect(Math.max(...taps)).toBeLessThanOrEqual(MOST_TAPS);
      expect(Math.min(...taps)).toBeLessThanOrEqual(FEWEST_TAPS);
    });
  });
});
