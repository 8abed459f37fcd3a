import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../../scripts/sources.mjs';
import { renderTable } from '../../server/http/legalElements.ts';
import { RGAA } from '../../server/http/rgaa.ts';
import { missingFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GRID = 'docs/accessibility/rgaa.md';
const document = readFileSync(join(ROOT, GRID), 'utf8');

/** Criteria per theme of RGAA 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const criteria = themes.flatMap((count, theme) =>
  Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`),
);
const rows = [...document.matchAll(/^\| (\d+\.\d+) [^|]+ \| (C|V|NC|NA) \|(.*)\|$/gm)];

/** Components, or text of the server. */
const written = { '.tsx': ['ui', 'app', 'previews', 'questionnaire'], '.ts': ['server'] } as const;
const sources = Object.entries(written)
  .flatMap(([ending, folders]) => listSourceFiles(ROOT, folders).filter((path) => path.endsWith(ending)))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));
const whichHave = (wanted: RegExp) =>
  sources.filter(({ source }) => wanted.test(source)).map(({ path }) => path);
const element = (...names: string[]) =>
  new RegExp(`<(?:${names.join('|')})[\\s/>]|styled\\('(?:${names.join('|')})'`);

describe('RGAA grid', () => {
  it('has one row per criterion, in order', () =>
    expect(rows.map(([, criterion]) => criterion)).toEqual(criteria));

  it('gives a test or a reason for each', () =>
    expect(rows.filter(([, , , why]) => !why?.trim()).map(([, criterion]) => criterion)).toEqual([]));

  it('matches the declaration’s figures and does not count untested screen-reader criteria as met', () => {
    const count = (judged: string) => rows.filter(([, , one]) => one === judged).length;
    const { met, unchecked, unmet } = RGAA;
    expect({ met, unchecked, unmet }).toEqual({ met: count('C'), unchecked: count('V'), unmet: count('NC') });
    const judged = new Map(rows.map(([, criterion, one]) => [criterion, one]));
    expect(['4.13', '7.1', '7.5'].map((one) => judged.get(one))).toEqual(['V', 'V', 'V']);
  });

  it('names existing files', () => expect(missingFiles(GRID, document)).toEqual([]));
});

describe('an element that the grid calls absent', () => {
  it.each([
    ['quotations (9.4)', element('blockquote', 'q', 'cite')],
    ['groups in lists of choices (11.8)', element('optgroup')],
    ['sound and embedded media (4)', element('audio', 'object', 'embed')],
    ['elements and attributes of looks (8.9, 10.1)', element('center', 'font', 'marquee', 'big', 'tt')],
    ['attributes of looks (10.1)', /\s(?:align|bgcolor|cellpadding|valign)=/i],
  ])('is absent: %s', (_what, wanted) => expect(whichHave(wanted)).toEqual([]));

  it("is published video: the player only shows users' messages (4)", () => {
    // Live previews are no recordings and have no sound.
    expect(whichHave(element('video'))).toEqual([
      'app/features/media/camera/Camera.tsx',
      'app/features/scan/ScannerDialog.tsx',
      'ui/parts/BubbleVideo/BubbleVideo.tsx',
    ]);
    expect(whichHave(/BubbleVideo(?:\.tsx)?'/)).toEqual([
      'app/features/media/MessageVideo.tsx',
      'app/features/media/camera/RecordingPreview.tsx',
    ]);
    expect(whichHave(/MessageVideo(?:\.tsx)?'/)).toEqual([
      'app/features/media/CaptionsSheet.tsx',
      'app/features/media/SentVideo.tsx',
      'app/features/media/SentVideoTools.tsx',
      'app/features/media/VideoCard.tsx',
    ]);
  });
});

it('data tables have a caption and typed headers (5.3, 5.4, 5.6, 5.7)', () => {
  expect(whichHave(element('table'))).toEqual([
    'ui/screens/BoardDay/BoardDay.tsx',
    'ui/screens/Deliveries/Deliveries.tsx',
    'ui/screens/Figures/FigureTable.tsx',
    'ui/screens/Poll/PollResults.tsx',
    'ui/screens/PollReport/ResultTable.tsx',
    'server/http/legalElements.ts',
  ]);
  for (const path of [
    'Deliveries/Deliveries.tsx',
    'Figures/FigureTable.tsx',
    'Poll/PollResults.tsx',
    'PollReport/ResultTable.tsx',
  ]) {
    const screen = readFileSync(join(ROOT, 'ui/screens', path), 'utf8');
    expect(screen.match(/<[Cc]aption>/g), path).toHaveLength(screen.match(/<Table\b/g)?.length ?? 0);
    expect(screen.match(/<th /g)?.length, path).toBe(screen.match(/<th [^>]*scope="(?:col|row)"/g)?.length);
  }
  const drawn = renderTable('What is kept', ['What', 'How long'], [['A code', 'Two days']]);
  expect(drawn).toMatch(/^<table[^>]*><caption>What is kept<\/caption>/);
  expect([...drawn.matchAll(/<th scope="(\w+)" role="(\w+)">/g)].map(([, ...said]) => said)).toEqual([
    ['col', 'columnheader'],
    ['col', 'columnheader'],
    ['row', 'rowheader'],
  ]);
});

it('links that open another tab say so (13.2)', () => {
  const opening = whichHave(/_blank/);
  expect(opening.length).toBeGreaterThan(1);
  expect(opening.filter((path) => !whichHave(/newTab/).includes(path))).toEqual([]);
});
