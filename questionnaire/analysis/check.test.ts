import { readFileSync } from 'node:fs';
import { flows as english } from '@parvis/locales/en/flows';
import { survey as englishSurvey } from '@parvis/locales/en/survey';
import { flows as french } from '@parvis/locales/fr/flows';
import { survey as frenchSurvey } from '@parvis/locales/fr/survey';
import { describe, expect, test } from 'vitest';
import { oneQuestion } from '../engine/testing/scenario.ts';
import { allFlows, type Flow } from '../flows/all.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { checkQuestionnaire } from './check.ts';
import { FINDINGS, type Finding, type KnownTexts } from './findings/findings.ts';
import { textIdsOf } from './places/textIds.ts';
import { raisedFlags } from './places/tokens.ts';
import { survey } from './symbolic/survey.ts';
import { replayWitness } from './symbolic/witness.ts';
import type { Checked } from './testing/mutate.ts';
import { mutations } from './testing/mutations.ts';

const known: KnownTexts = {
  fr: new Set(Object.keys({ ...french, ...frenchSurvey })),
  en: new Set(Object.keys({ ...english, ...englishSurvey })),
};
const flows: Array<[string, Flow]> = Object.entries(allFlows);

function check({ definition, options }: Checked): Finding[] {
  return checkQuestionnaire(definition, options);
}

const told = (findings: readonly Finding[]) => findings.map(({ id, path }) => `${id} ${path}`);

/** The witness must replay to the finding’s question, or past the end. */
function expectReplayable(definition: Questionnaire, { questionId, witness }: Finding): void {
  if (!witness) return;
  const states = replayWitness(definition, witness);
  if (questionId === null) return;
  const seen = states.map((state) => (state.status === 'complete' ? 'over' : state.questionId));
  expect(seen).toContain(questionId);
}

/** Ids contain dots, so the longest match. */
function questionOf({ questions }: Questionnaire, path: string): string | null {
  const fits = Object.keys(questions).filter((id) => `${path}.`.startsWith(`questions.${id}.`));
  return fits.sort((one, other) => other.length - one.length)[0] ?? null;
}

const UNSEEN: readonly string[] = ['unreachableQuestion', 'unusedText', 'yesCannotBe'];

function expectPlaced(definition: Questionnaire, { id, path, questionId, witness }: Finding): void {
  if (id === 'yesCannotBe') return;
  expect(`${path} ${questionId}`).toBe(`${path} ${questionOf(definition, path)}`);
  if (questionId !== null && !UNSEEN.includes(id)) expect(witness).not.toBeNull();
}

function withWordsOf(definition: Questionnaire): KnownTexts {
  const ids = [...textIdsOf(definition)];
  return Object.fromEntries(
    Object.entries(known).map(([language, all]) => [language, new Set([...all, ...ids])]),
  );
}

describe.each(flows)('the flow %s', (_name, { definition, results }) => {
  test('has no findings', () => {
    expect(told(checkQuestionnaire(definition, { results, known }))).toEqual([]);
  });

  test('is fully explored', () => {
    expect(survey(definition).undecided).toEqual([]);
  });
});

describe.each(flows.filter(([name]) => name === 'login' || name === 'satisfaction'))(
  'the flow %s',
  (_name, { definition, results }) => {
    test.each(mutations)('with a defect injected shows exactly %s: %s', (finding, _name, mutate) => {
      const mutated = mutate({ definition, options: { results, known: withWordsOf(definition) } });
      const findings = check(mutated);
      expect([...new Set(findings.map(({ id }) => id))]).toEqual([finding]);
      for (const found of findings) {
        expectPlaced(mutated.definition, found);
        expectReplayable(mutated.definition, found);
      }
    });
  },
);

test('every finding has a mutation', () => {
  expect([...new Set(mutations.map(([finding]) => finding))].sort()).toEqual(Object.keys(FINDINGS).sort());
});

test('only unreachable or invisible findings lack a witness', () => {
  const [, { definition, results }] = flows[0] ?? expect.fail('no flow');
  const without = mutations.flatMap(([finding, , mutate]) => {
    const found = check(mutate({ definition, options: { results, known } }));
    return found.some(({ witness }) => witness === null) ? [finding] : [];
  });
  expect([...new Set(without)].sort()).toEqual(['keyTwice', 'unknownKey', ...UNSEEN].sort());
});

const BESIDE = /^(?:questionnaire\.|mail\.|sms\.discover\.|closeCase\.yes$)/;

test('every text of the flows is shown by one', () => {
  const shown = new Set(flows.flatMap(([, { definition }]) => [...textIdsOf(definition)]));
  const unused = Object.keys(french).filter((id) => !shown.has(id) && !BESIDE.test(id));
  expect(unused).toEqual([]);
});

interface Tile {
  code: string;
  questionnaire?: unknown;
  entries?: Tile[];
}

const everyTile = (tiles: readonly Tile[]): Tile[] =>
  tiles.flatMap((tile) => [tile, ...everyTile(tile.entries ?? [])]);

describe.each(['town', 'venue', 'campus'])('the demo customer of %s', (customer) => {
  const file = new URL(`../../server/modules/demo/${customer}/customer.json`, import.meta.url);
  const { menu }: { menu: Tile[] } = JSON.parse(readFileSync(file, 'utf8'));
  const asked = everyTile(menu).flatMap(({ code, questionnaire }) =>
    questionnaire === undefined ? [] : [[code, questionnaire] as const],
  );

  test.each(asked)('has no findings in its questions about %s', (_code, questionnaire) => {
    const parsed = parseQuestionnaire(questionnaire);
    const definition = parsed.ok ? parsed.questionnaire : expect.fail(JSON.stringify(parsed.problems));
    const results = [...raisedFlags(definition).keys()].filter((flag) => flag === 'danger');
    expect(told(checkQuestionnaire(definition, { results }))).toEqual([]);
  });
});

describe('findings', () => {
  const findings = (question: Question) => told(checkQuestionnaire(oneQuestion(question)));

  test('flags raised by aborting are not yet up while they are resolved', () => {
    const items: Question['items'] = [{ type: 'rating', id: 's' }];
    const flags = { default: ['one', 'two'], one: ['two'], two: ['one'] };
    expect(findings({ items, abortDefault: { flags } })).toEqual([]);
  });
  const box = (id: string) => ({ type: 'checkbox' as const, id, text: id });

  test('the witness of a deep question is the shortest path', () => {
    const { definition } = allFlows.satisfaction;
    const broken = { ...definition.questions, 'satisfaction.end': { items: [] } };
    const found = checkQuestionnaire({ ...definition, questions: broken }, { known });
    const { witness } = found.find(({ id }) => id === 'emptyQuestion') ?? expect.fail('not found');
    expect(witness?.events.map(({ type }) => type)).toEqual(['RATE', 'CONFIRM', 'YESNO', 'NEXT']);
  });

  test('distinguishes flags raised on some paths from flags never raised', () => {
    const definition = oneQuestion({
      titleId: 'title',
      exclusive: true,
      items: [{ ...box('a'), flags: ['seen'] }, box('b')],
      followUp: { seen: {}, typo: 'only', default: 'only' },
    });
    expect(told(checkQuestionnaire(definition))).toEqual(['flagNeverRaised questions.only.followUp']);
  });

  test('rejects abort answers of the wrong type', () => {
    const items: Question['items'] = [
      { type: 'rating', id: 'r', text: 'r' },
      { type: 'input', id: 'p', text: 'p', subType: 'phone' },
      { type: 'yesNo', id: 'y', text: 'y', yes: {}, no: {} },
      { type: 'confirm' },
    ];
    const left = (answers: Record<string, boolean | number | string>) =>
      findings({ items, abortDefault: { answers } });
    expect(left({ r: 5, p: '33612345678', y: false })).toEqual([]);
    expect(left({ r: 6, p: '06', y: 'no' })).toHaveLength(3);
  });

  test('reports effects beside abort as dead, also after an answer with a follow-up', () => {
    const items: Question['items'] = [
      { ...box('on'), followUp: null },
      { ...box('off'), abort: true, set: ['dead'] },
      { type: 'confirm' },
    ];
    const question = { titleId: 'title', items };
    expect(findings(question)).toEqual(['deadBesideAbort questions.only.items.1.set']);
  });

  test('reports a misspelt key at its path with a suggestion', () => {
    const source = {
      ...oneQuestion({ titleId: 'title', items: [box('a')] }),
      $schema: './questionnaire.schema.json',
      questions: {
        only: {
          titleId: 'title',
          items: [{ ...box('a'), folowUp: 'only', xyzzy: 1 }],
          abortDefault: { flagz: [] },
        },
      },
    };
    const parsed = parseQuestionnaire(source);
    const definition = parsed.ok ? parsed.questionnaire : expect.fail('refused');
    expect(checkQuestionnaire(definition)).toEqual([]);
    const at = 'questions.only';
    expect(checkQuestionnaire(definition, { source }).map(({ path, about }) => [path, about])).toEqual([
      [`${at}.abortDefault.flagz`, { key: 'flagz', suggestion: 'flags' }],
      [`${at}.items.0.folowUp`, { key: 'folowUp', suggestion: 'followUp' }],
      [`${at}.items.0.xyzzy`, { key: 'xyzzy' }],
    ]);
  });

  test('reports a missing start once', () => {
    const lost = { ...oneQuestion({ titleId: 'title', items: [box('a')] }), start: 'gone' };
    expect(told(checkQuestionnaire(lost))).toEqual(['danglingFollowUp start']);
  });

  test('limits the exploration of many boxes', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      ...box(`b${index}`),
      flags: [`f${index % 12}`],
    }));
    const followUp = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, 'end']));
    const definition: Questionnaire = {
      version: 1,
      start: 'many',
      questions: {
        many: {
          titleId: 'title',
          items: [...items, { type: 'confirm' }],
          followUp: { ...followUp, default: 'end' },
        },
        end: { items: [{ type: 'text', text: 'bye' }] },
      },
    };
    expect(told(checkQuestionnaire(definition))).toEqual([]);
  });
});
