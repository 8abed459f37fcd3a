import { nearest } from '../../model/nearest.ts';
import type { Flag, Question } from '../../model/schema.ts';
import {
  collectReadKeys,
  listKeyedPlaces,
  listKeys,
  listTokens,
  type Place,
  raisedFlags,
  YES,
} from '../places/tokens.ts';
import { findRun } from '../symbolic/decisions.ts';
import { finishSymbolically } from '../symbolic/finishing.ts';
import type { Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';
import { findPartsWitness } from '../symbolic/witness.ts';
import type { Check, Found, Subject } from './findings.ts';

export const checkFlags: Check = (subject) => [...findUnraised(subject), ...findUnread(subject)];

function findUnraised({ definition, results }: Subject): Found[] {
  const elsewhere = new Set(
    Object.values(definition.questions).flatMap(({ items }) => items.flatMap(listTokens)),
  );
  const raised = raisedFlags(definition);
  const context = new Set(definition.contextFlags);
  const places = listKeyedPlaces(definition);
  const found = places.flatMap((place): Found[] => {
    const question = definition.questions[place.questionId];
    const known = new Set([...(question?.await ?? []), ...(question?.items.flatMap(listTokens) ?? [])]);
    const unknown = listKeys(place.keyed).filter(
      (key) => !known.has(key) && !raised.has(key) && !context.has(key),
    );
    return [...new Set(unknown)].map((flag): Found => {
      const names = [...known, ...raised.keys(), ...context];
      const suggestion = names.find((name) => name === `${flag}.yes`) ?? nearest(flag, names);
      return {
        id: elsewhere.has(flag) ? 'answerElsewhere' : 'flagNeverRaised',
        path: place.path,
        questionId: place.questionId,
        about: { flag, ...(suggestion !== undefined && { suggestion }) },
      };
    });
  });
  // A confirmation without `yes` has its own finding.
  const missing = results.filter((flag) => flag !== YES && !raised.has(flag) && !context.has(flag));
  return [
    ...found,
    ...missing.map((flag): Found => ({ id: 'flagNeverRaised', path: '', questionId: null, about: { flag } })),
  ];
}

function findUnread({ definition, survey, results }: Subject): Found[] {
  const reads = collectReadKeys(definition);
  const isRead = (flag: string) => reads.has(flag) || results.includes(flag) || flag === YES;
  const found: Found[] = [];
  for (const [flag, { path, questionId }] of raisedFlags(definition)) {
    if (isRead(flag)) continue;
    const raising = findRaisingWitness(survey, questionId, flag);
    found.push({
      id: 'flagNeverRead',
      path,
      questionId,
      about: { flag },
      ...(raising && { witness: raising }),
    });
  }
  for (const [index, flag] of (definition.contextFlags ?? []).entries()) {
    if (isRead(flag)) continue;
    const witness: Witness = { flags: [flag], events: [] };
    found.push({
      id: 'flagNeverRead',
      path: `contextFlags.${index}`,
      questionId: null,
      about: { flag },
      witness,
    });
  }
  return [...found, ...findUnreadOutcomes(definition.questions, listKeyedPlaces(definition))];
}

const MOST_RUNS = 1000;

function findRaisingWitness(survey: Survey, questionId: string, flag: Flag): Witness | undefined {
  for (const place of survey.places.values()) {
    if (place.questionId !== questionId) continue;
    for (const choices of survey.choices.get(questionId) ?? []) {
      const run = findRun((decide) => {
        const finished = finishSymbolically(choices, place.flags, decide, () => (one) => one === flag);
        const { up, either } = finished?.flags ?? {};
        return up?.has(flag) || either?.has(flag) ? finished : undefined;
      }, MOST_RUNS);
      if (!run) continue;
      const part = { ...run.result, from: place, choices, decisions: run.decisions };
      return findPartsWitness(survey, [part], [], new Map([[flag, true]]));
    }
  }
  return undefined;
}

/** Unread by their own question. */
function findUnreadOutcomes(
  questions: Readonly<Record<string, Question>>,
  places: readonly Place[],
): Found[] {
  const ways = places.filter(({ field }) => field === 'followUp');
  return Object.entries(questions).flatMap(([questionId, { await: outcomes = [] }]) => {
    if (outcomes.length === 0) return [];
    const own = ways.filter((place) => place.questionId === questionId);
    const reads = new Set(own.flatMap(({ keyed }) => listKeys(keyed)));
    return outcomes.flatMap((flag, index): Found[] => {
      if (reads.has(flag)) return [];
      const path = `questions.${questionId}.await.${index}`;
      return [{ id: 'flagNeverRead', path, questionId, about: { flag } }];
    });
  });
}
