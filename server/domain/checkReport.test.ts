import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, Output, State } from '@parvis/questionnaire/engine/types';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../packageRoot.ts';
import { awkwardQuestionnaire } from '../testing/town.ts';
import { checkReport } from './checkReport.ts';
import { type CategoryFile, customerFileSchema } from './customerFile.ts';
import { ownFlows } from './flows.ts';
import { standardQuestionnaire } from './standardQuestionnaire.ts';

const MOST_QUESTIONS = 12;

/** What a person can do with one question: each way as the events it takes. */
function ways({ items, exclusive }: Question, instance: number): Event[][] {
  const typed = items.flatMap((item): Event[] =>
    item.type === 'message' || item.type === 'input'
      ? [{ type: 'TYPE', instance, item: item.id, text: 'Au fond' }]
      : [],
  );
  const commit = items.flatMap((item): Event[] =>
    item.type === 'message' || item.type === 'input' ? [{ type: 'COMMIT', instance, item: item.id }] : [],
  );
  const confirm: Event[] = exclusive ? [] : [{ type: 'CONFIRM', instance }];
  const taps = items.flatMap((item): Event[][] => {
    if (item.type === 'checkbox') return [[{ type: 'CHECK', instance, item: item.id }, ...confirm]];
    if (item.type === 'yesNo')
      return [true, false].map((value): Event[] => [{ type: 'YESNO', instance, item: item.id, value }]);
    if (item.type === 'rating')
      return [1, 3, 5].map((value): Event[] => [
        { type: 'RATE', instance, item: item.id, value },
        ...confirm,
      ]);
    if (item.type === 'nextButton') return [[{ type: 'NEXT', instance, item: item.id }]];
    return [];
  });
  return [...taps.map((tap) => [...typed, ...tap]), [...typed, ...commit], confirm];
}

/** Every report that the engine makes of a questionnaire without being abandoned. */
function everyReport(definition: Questionnaire, state: State, depth = 0): FinalReport[] {
  if (state.status === 'complete' || depth > MOST_QUESTIONS) return [];
  const question = definition.questions[state.questionId];
  if (!question) return [];
  if (state.status === 'waiting')
    return [[], ...(question.await ?? []).map((flag) => [flag])].flatMap((flags) => {
      const [next, outputs] = transition(definition, state, {
        type: 'OUTCOME',
        instance: state.instance,
        flags,
      });
      return [...finals(outputs), ...everyReport(definition, next, depth + 1)];
    });
  return ways(question, state.instance).flatMap((events) => {
    let next: State = state;
    const made: FinalReport[] = [];
    for (const event of events) {
      const [moved, outputs] = transition(definition, next, event);
      next = moved;
      made.push(...finals(outputs));
    }
    const stays =
      next.status !== 'complete' && next.instance === state.instance && next.status === state.status;
    return stays ? made : [...made, ...everyReport(definition, next, depth + 1)];
  });
}

const finals = (outputs: readonly Output[]): FinalReport[] =>
  outputs.flatMap((output) => (output.type === 'final' && !output.report.abort ? [output.report] : []));

const tilesOf = (tiles: readonly CategoryFile[]): CategoryFile[] =>
  tiles.flatMap((tile) => [tile, ...tilesOf(tile.entries ?? [])]);

const demo = readdirSync(join(packageRoot, 'demo'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const file = readFileSync(join(packageRoot, 'demo', name, 'customer.json'), 'utf8');
    return tilesOf(customerFileSchema.parse(JSON.parse(file)).menu).flatMap(({ code, questionnaire }) =>
      questionnaire ? [[`${name} ${code}`, questionnaire] as [string, Questionnaire]] : [],
    );
  });

/** `where` may be skipped, which leads past `exactly`. */
const skippable: Questionnaire = {
  version: 1,
  start: 'where',
  questions: {
    where: {
      items: [
        { type: 'message', id: 'place' },
        { type: 'nextButton', id: 'unknown', skip: true, followUp: 'danger' },
      ],
      followUp: 'exactly',
    },
    exactly: { items: [{ type: 'yesNo', id: 'inside', yes: {}, no: {} }], followUp: 'danger' },
    danger: { items: [{ type: 'yesNo', id: 'risk', yes: {}, no: {} }] },
  },
};

const all: [string, Questionnaire][] = [
  ...demo,
  ['standard', standardQuestionnaire],
  ['awkward', awkwardQuestionnaire],
  ['satisfaction', ownFlows.satisfaction],
  ['questions of which one may be skipped', skippable],
];

const refused = (definition: Questionnaire, report: FinalReport) =>
  expect(() => checkReport(definition, report)).toThrow(expect.objectContaining({ code: 'badRequest' }));

describe.each(all)('a report of %s', (_, definition) => {
  const contexts = [[], ...(definition.contextFlags ?? []).map((flag) => [flag])];
  const reports = contexts
    .flatMap((flags) => everyReport(definition, start(definition, flags)[0]))
    .filter(({ answersArray }) => answersArray.length > 0);

  it('is taken as the engine makes it, whichever way was gone', () => {
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) checkReport(definition, report);
  });

  it('is refused when it is empty, stops short or says something twice', () => {
    const ends = new Set(reports.map(({ answersArray }) => JSON.stringify(answersArray.map(bare))));
    for (const report of reports.slice(0, 40)) {
      const { answersArray } = report;
      refused(definition, { ...report, answersArray: [] });
      refused(definition, { ...report, answersArray: [...answersArray, ...answersArray.slice(-1)] });
      const short = answersArray.slice(0, -1);
      if (!ends.has(JSON.stringify(short.map(bare)))) refused(definition, { ...report, answersArray: short });
      if (answersArray.length > 1)
        refused(definition, { ...report, answersArray: answersArray.toReversed() });
    }
  });
});

const bare = ({ qstnId, answers }: FinalReport['answersArray'][number]) => ({ qstnId, answers });

/** `offer` is not reported and decides whether `details` is asked. */
const offering: Questionnaire = {
  version: 1,
  start: 'what',
  questions: {
    what: { items: [{ type: 'message', id: 'words' }], followUp: 'offer' },
    offer: {
      reportAnswer: false,
      items: [{ type: 'yesNo', id: 'more', yes: { followUp: 'details' }, no: {} }],
    },
    details: {
      exclusive: true,
      items: [
        { type: 'checkbox', id: 'a' },
        { type: 'checkbox', id: 'b' },
      ],
    },
  },
};

describe('a question that is not reported', () => {
  const entry = (qstnId: string, answers: Record<string, boolean | string>) => ({
    qstnId,
    answers,
    items: [],
    chng: { set: [], clear: [] },
  });
  const report = (...answersArray: FinalReport['answersArray']): FinalReport => ({
    partial: false,
    final: true,
    abort: false,
    flags: [],
    answersArray,
  });
  const what = entry('what', { words: 'Fuite' });

  it('may have led any way it can', () => {
    expect(checkReport(offering, report(what))).toHaveLength(1);
    expect(checkReport(offering, report(what, entry('details', { a: true })))).toHaveLength(2);
  });

  it('is no excuse for a report of it, or for a question out of turn', () => {
    refused(offering, report(what, entry('offer', { more: true })));
    refused(offering, report(entry('details', { a: true })));
    refused(offering, report(entry('details', { a: true }), what));
    refused(offering, report(what, entry('details', { a: true, b: true })));
  });

  it('in a circle ends the search all the same', () => {
    const circle: Questionnaire = {
      version: 1,
      start: 'round',
      questions: { round: { reportAnswer: false, items: [{ type: 'confirm' }], followUp: 'round' } },
    };
    refused(circle, report());
  });
});
