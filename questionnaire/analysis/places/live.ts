import { listLeaves } from '../../model/effects.ts';
import type { Questionnaire } from '../../model/schema.ts';
import { listEffectPlaces, listKeyedPlaces, listKeys } from './tokens.ts';

/** Liveness: keys that a question or a later one reads. */
export function findLiveKeys(definition: Questionnaire): ReadonlyMap<string, ReadonlySet<string>> {
  const live = new Map(Object.keys(definition.questions).map((id) => [id, new Set<string>()]));
  for (const { questionId, keyed } of listKeyedPlaces(definition)) {
    for (const key of listKeys(keyed)) live.get(questionId)?.add(key);
  }
  const before = mapPredecessors(definition);
  const open = [...live.keys()];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const keys = live.get(id) ?? new Set();
    for (const earlier of before.get(id) ?? []) {
      const known = live.get(earlier);
      const size = known?.size;
      for (const key of keys) known?.add(key);
      if (known?.size !== size) open.push(earlier);
    }
  }
  return live;
}

function mapPredecessors({ questions }: Questionnaire): Map<string, Set<string>> {
  const before = new Map<string, Set<string>>();
  for (const [id, question] of Object.entries(questions)) {
    for (const { effect } of listEffectPlaces(id, question)) {
      for (const next of listLeaves(effect.followUp)) {
        if (next !== null) before.set(next, (before.get(next) ?? new Set()).add(id));
      }
    }
  }
  return before;
}
