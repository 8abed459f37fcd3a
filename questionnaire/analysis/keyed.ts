import { chosenAnswers } from '../engine/chosen.ts';
import { type Env, envOf, union } from '../engine/env.ts';
import { pick } from '../engine/keyed.ts';
import type { Doing } from '../engine/types.ts';
import { isMap } from '../model/effects.ts';
import type { Keyed, Question } from '../model/schema.ts';
import type { Exploration, Node, Step } from './explore.ts';
import type { Check, Found } from './findings.ts';
import { type EffectPlace, effectPlaces, FIELDS, type Field } from './tokens.ts';
import { witnessOf } from './witness.ts';

/** One map read once: which key won, and which others were current behind it. */
interface Reading {
  readonly path: string;
  readonly field: Field;
  readonly winner: string | undefined;
  readonly losers: readonly string[];
  readonly keys: readonly string[];
  /** Whether the engine asked this one for the way on; false behind a source that already named it. */
  readonly asked: boolean;
  readonly node: Node;
  readonly way: readonly Doing[];
}

/** Keys that lose whenever they are current, and keyed follow-ups that can come out empty. */
export const keyedFindings: Check = ({ exploration }) => {
  const readings = [
    ...exploration.steps.flatMap((step) => readStep(exploration, step)),
    ...readLeaving(exploration),
  ];
  return [...shadowed(exploration, readings), ...withoutDefault(exploration, readings)];
};

function shadowed({ definition }: Exploration, readings: readonly Reading[]): Found[] {
  const won = new Set(readings.map(({ path, winner }) => `${path}.${winner}`));
  const told = new Set<string>();
  return readings.flatMap(({ path, losers, node, way }): Found[] =>
    losers.flatMap((key) => {
      const place = `${path}.${key}`;
      if (won.has(place) || told.has(place)) return [];
      told.add(place);
      const { questionId } = node.state;
      return [
        {
          id: 'shadowedKey',
          path: place,
          questionId,
          about: { key },
          witness: witnessOf(definition, node, way),
        },
      ];
    }),
  );
}

/** Only of follow-ups: flags and changes may well hold for some flags alone. An empty map says "nothing" on purpose. */
function withoutDefault({ definition }: Exploration, readings: readonly Reading[]): Found[] {
  const told = new Set<string>();
  return readings.flatMap(({ path, field, winner, keys, asked, node, way }): Found[] => {
    if (field !== 'followUp' || winner !== undefined || keys.length === 0 || !asked || told.has(path))
      return [];
    told.add(path);
    const { questionId } = node.state;
    return [{ id: 'missingDefault', path, questionId, about: {}, witness: witnessOf(definition, node, way) }];
  });
}

/** What is read when a question is finished: sources in the engine's order, each with the engine's environment. */
function readStep({ definition }: Exploration, { node, way, finish }: Step): Reading[] {
  const { questionId, flags } = node.state;
  const question: Question = definition.questions[questionId] ?? { items: [] };
  const chosen = chosenAnswers(question.items, finish.answers, finish.pressed);
  const effects = new Set<unknown>([...chosen.map(({ effect }) => effect), question]);
  const sources = effectPlaces(questionId, question).filter(({ effect }) => effects.has(effect));
  const tokens = chosen.map(({ token }) => token);
  const before = envOf(flags, tokens);
  const raised = sources.reduce((all, { effect }) => union(all, pick(effect.flags, before) ?? []), flags);
  const after = envOf(raised, tokens);
  const onward = envOf(raised, tokens, finish.outcome ?? []);
  const envs: Record<Field, Env> = { flags: before, set: after, clear: after, followUp: onward };
  const deciding = sources.findIndex(
    ({ effect }) => effect.abort || pick(effect.followUp, onward) !== undefined,
  );
  return sources.flatMap((source, index) => {
    const asked = deciding < 0 || index <= deciding;
    return readSource(source, envs).map((reading) => ({ ...reading, asked, node, way }));
  });
}

type Bare = Omit<Reading, 'asked' | 'node' | 'way'>;

function readSource({ path, effect }: EffectPlace, envs: Readonly<Record<Field, Env>>): Bare[] {
  return FIELDS.flatMap((field) => readKeyed(effect[field], envs[field], field, `${path}.${field}`));
}

function readKeyed(
  keyed: Keyed<string> | Keyed<string[]> | undefined,
  env: Env,
  field: Field,
  path: string,
): Bare[] {
  if (keyed === undefined || !isMap<string | string[]>(keyed)) return [];
  const keys = Object.keys(keyed);
  const [first, ...losers] = keys.filter((key) => key !== 'default' && env.has(key));
  const winner = first ?? (keys.includes('default') ? 'default' : undefined);
  const inner =
    winner === undefined ? [] : readKeyed(keyed[winner] as Keyed<string>, env, field, `${path}.${winner}`);
  return [{ path, field, winner, losers, keys }, ...inner];
}

/** What is read when a question is left. */
function readLeaving({ definition, nodes }: Exploration): Reading[] {
  return [...nodes.values()].flatMap((node) => {
    const { questionId, flags } = node.state;
    const question = definition.questions[questionId];
    if (!question?.abortDefault) return [];
    const { abortDefault } = question;
    const tokens = chosenAnswers(question.items, abortDefault.answers ?? {}).map(({ token }) => token);
    const before = envOf(flags, tokens);
    const after = envOf(union(flags, pick(abortDefault.flags, before) ?? []), tokens);
    const envs: Record<Field, Env> = { flags: before, set: after, clear: after, followUp: after };
    const source: EffectPlace = { path: `questions.${questionId}.abortDefault`, effect: abortDefault };
    const way: Doing[] = [{ type: 'ABORT' }];
    return readSource(source, envs).map((reading) => ({ ...reading, asked: false, node, way }));
  });
}
