import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { replay } from '@parvis/questionnaire/engine/replay';
import { sendQuestion } from '@parvis/questionnaire/flows/sendReport';
import { withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { describe, expect, it } from 'vitest';
import { getQuestionnaire } from '../../server/modules/cases/questionnaires.ts';
import { indexCategories } from '../../server/modules/customers/categories.ts';
import { type CategoryFile, customerFileSchema } from '../../server/platform/config/customerFile.ts';
import { answerQuestionnaire } from './answerQuestionnaire.ts';
import { type Day, sayIn, type Words } from './dayScript.ts';

const demo = join(import.meta.dirname, '..', '..', 'server', 'modules', 'demo');
const names = readdirSync(join(import.meta.dirname, 'days')).map((file) => parse(file).name);
/** Of a questionnaire's field. */
const MESSAGE_MAX = 200;

const flatten = (entries: readonly CategoryFile[]): CategoryFile[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries ?? [])]);

const sortUnique = (values: readonly string[]): string[] => [...new Set(values)].sort();

it('there is a day for each demo customer', () => {
  expect(names.sort()).toEqual(['campus', 'residence', 'town', 'venue']);
});

describe.each(names)('the day of %s', async (name) => {
  const { day } = (await import(`./days/${name}.ts`)) as { day: Day };
  const file = customerFileSchema.parse(JSON.parse(readFileSync(join(demo, name, 'customer.json'), 'utf8')));
  const categories = flatten(file.menu).filter(({ type }) => type === 'reportEnd');
  const words: readonly Words[] = [
    ...day.reports.flatMap(({ says, answer, reply, ask, note, hold, reject, thanks, photo }) =>
      [says, answer, reply, ask, note, hold, reject, thanks, photo?.alt].filter((one) => one !== undefined),
    ),
    ...day.gatherings.flatMap(({ title, intro, messages }) => [
      title,
      intro,
      ...messages.map(({ says }) => says),
    ]),
    ...day.polls.flatMap(({ answers }) => answers.flatMap(({ says }) => says ?? [])),
  ];

  it('has sixty reports, of every category and place', () => {
    expect(day.cuid).toBe(file.cuid);
    expect(day.reports).toHaveLength(60);
    expect(sortUnique(day.reports.map(({ ccat }) => ccat))).toEqual(
      sortUnique(categories.map(({ code }) => code)),
    );
    expect(sortUnique(day.reports.map(({ at }) => at))).toEqual(
      sortUnique(file.places.map(({ code }) => code)),
    );
  });

  it('scans codes that are in use at their place', () => {
    const used = file.places.map(({ code, qr }) => [
      code,
      qr.filter(({ stale, fake }) => !stale && !fake).map(({ qrid }) => qrid),
    ]);
    for (const [place, qrids] of used) expect(qrids).toContain(day.codes[String(place)]);
  });

  it('signs in staff of each level', () => {
    for (const [level, mail] of Object.entries(day.staff))
      expect(file.staff).toContainEqual(expect.objectContaining({ level, email: mail }));
  });

  it('answers the questionnaires of the customer, each choice by an id of them', () => {
    for (const report of day.reports) {
      const category = indexCategories(file.menu).get(report.ccat);
      if (!category) throw new Error(`There is no category ${report.ccat}.`);
      const { definition } = withLastQuestion(getQuestionnaire(category), sendQuestion);
      const says = report.says === undefined ? undefined : sayIn(report.says, 'fr-FR');
      const played = answerQuestionnaire(definition, { ...report, says });
      expect(replay(definition, played)).toMatchObject({ ok: true });
      const said = JSON.stringify(played.events);
      for (const end of report.pick ?? []) if (end !== 'yes') expect(said).toContain(`.${end}"`);
      if (says !== undefined) expect(played.events).toContainEqual(expect.objectContaining({ text: says }));
      expect([report.ccat, hasDanger(definition, played)]).toEqual([report.ccat, report.danger === true]);
    }
  });

  it('names rows, labels and polls that there are', () => {
    const keys = new Set(day.reports.flatMap(({ key }) => key ?? []));
    const labels = new Set(day.labels.map((label) => sayIn(label.name, 'fr-FR')));
    const polls = new Set(file.polls?.map(({ code }) => code));
    for (const { duplicateOf, label, by, ...then } of day.reports) {
      if (duplicateOf !== undefined) expect(keys).toContain(duplicateOf);
      if (label !== undefined) expect(labels).toContain(label);
      if (then.answer ?? then.close ?? then.hold ?? then.reject) expect(by).toBeDefined();
      if (then.rated !== undefined) expect(then.close).toBe('solved');
    }
    for (const { poll } of day.polls) if (typeof poll === 'string') expect(polls).toContain(poll);
  });

  it('uses French spaces and apostrophes, and fits the fields', () => {
    const french = words.map((one) => sayIn(one, 'fr-FR'));
    expect(french.length).toBeGreaterThan(100);
    expect(french.filter((one) => /[^\u202F][?!;]|[^\u00A0\u202F]:|'/.test(one))).toEqual([]);
    expect(french.filter((one) => one.length > MESSAGE_MAX)).toEqual([]);
    expect(french.filter((one) => /@|\d{6}/.test(one))).toEqual([]);
  });
});

function hasDanger(definition: Questionnaire, played: Parameters<typeof replay>[1]): boolean {
  const replayed = replay(definition, played);
  return replayed.ok && replayed.state.flags.includes('danger');
}
