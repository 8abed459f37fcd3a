import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State } from '@parvis/questionnaire/engine/types';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { createSchemaUtils } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { Model } from 'survey-core';
import { createActor, setup } from 'xstate';
import { checked } from '../checked.ts';
import { effort } from '../effort.ts';
import { ms, type Section, several } from '../figures.ts';

const LONG = effort(1000, 20);
const SHORT = 8;

const id = (n: number) => `q${n}`;

const definitionOf = (count: number) => {
  const questions = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      id(n),
      {
        items: [{ id: 'a', type: 'yesNo', yes: 'yes', no: 'no' }],
        ...(n + 1 < count ? { followUp: id(n + 1) } : {}),
      },
    ]),
  );
  return { version: 1, start: id(0), questions };
};

function playParvis(count: number): number {
  const json = definitionOf(count);
  const before = performance.now();
  const parsed = parseQuestionnaire(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  let [state] = start(parsed.questionnaire);
  while (state.status === 'asking') {
    const event: Event = { type: 'YESNO', instance: state.instance, item: 'a', value: true };
    const next: State = transition(parsed.questionnaire, state, event)[0];
    if (next === state) throw new Error('An answer had no effect.');
    state = next;
  }
  return performance.now() - before;
}

function playSurvey(count: number): number {
  const elements = Array.from({ length: count }, (_, n) => ({
    type: 'boolean',
    name: id(n),
    isRequired: true,
    ...(n > 0 ? { visibleIf: `{${id(n - 1)}} notempty` } : {}),
  }));
  const before = performance.now();
  const model = new Model({ elements });
  for (let n = 0; n < count; n += 1) model.setValue(id(n), true);
  if (!model.completeLastPage()) throw new Error('The survey did not complete.');
  return performance.now() - before;
}

function playXState(count: number): number {
  const states = Object.fromEntries(
    Array.from({ length: count + 1 }, (_, n) =>
      n === count ? [id(n), { type: 'final' as const }] : [id(n), { on: { ANSWER: { target: id(n + 1) } } }],
    ),
  );
  const before = performance.now();
  const machine = setup({}).createMachine({ initial: id(0), states });
  const actor = createActor(machine).start();
  for (let n = 0; n < count; n += 1) actor.send({ type: 'ANSWER' });
  if (actor.getSnapshot().status !== 'done') throw new Error('The machine did not end.');
  return performance.now() - before;
}

/** Without dialogue, like rjsf. Updates state like its `Form`, without drawing. */
function playForm(count: number): number {
  const names = Array.from({ length: count }, (_, n) => id(n));
  const schema = {
    type: 'object' as const,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
  };
  const before = performance.now();
  const form = createSchemaUtils<Record<string, boolean>>(validator, schema);
  let data: Record<string, boolean> = {};
  for (const name of names) {
    const state = form.getDefaultFormState(schema, { ...data, [name]: true });
    if (!state || Array.isArray(state)) throw new Error('The form has no state.');
    data = state;
  }
  if (validator.validateFormData(data, schema).errors.length > 0) throw new Error('The form is not valid.');
  return performance.now() - before;
}

/** With each engine; also checks a definition. */
export function measureQuestionnaire(): Section[] {
  const line = (label: string, reach: string, parvis: number, ...peers: number[]) => [
    label,
    reach,
    ms(parvis),
    ...peers.map(ms),
    `${(Math.min(...peers) / parvis).toFixed(1)} ×`,
  ];
  return [
    {
      title: 'Questionnaire: parsed, created and answered (ms)',
      about:
        'Yes/no questions in a row, in Node, median. survey-core and rjsf with 1,000 questions are played once. XState keeps no answers and checks nothing; rjsf fills a form of as many fields, without drawing it.',
      head: ['', 'to reach', 'Parvis', 'survey-core', 'XState', 'rjsf', 'fastest peer / Parvis'],
      rows: [
        line(
          `${LONG} questions`,
          '≤ 25',
          several(15, () => playParvis(LONG)),
          playSurvey(LONG),
          several(15, () => playXState(LONG)),
          playForm(LONG),
        ),
        line(
          `${SHORT} questions`,
          '≤ 0.2',
          several(300, () => playParvis(SHORT)),
          several(30, () => playSurvey(SHORT)),
          several(300, () => playXState(SHORT)),
          several(30, () => playForm(SHORT)),
        ),
      ],
    },
    checked(),
  ];
}
