// biome-ignore lint/correctness/noUndeclaredDependencies: helps stories alone; it is not shipped
import { fireEvent } from 'storybook/test';
import { listPaths } from '../../analysis/symbolic/paths.ts';
import { survey } from '../../analysis/symbolic/survey.ts';
import {
  findPartsWitness,
  findPlaceWitness,
  replayWitness,
  type Witness,
} from '../../analysis/symbolic/witness.ts';
import type { Event, State } from '../../engine/types.ts';
import type { Questionnaire } from '../../model/schema.ts';

/** `[0, 2]`: the first of two. */
export type Share = readonly [index: number, of: number];

/** `npm run test:all`; otherwise one per story. */
export const everyWay = import.meta.env.PARVIS_ALL === true;

export async function playEveryWay(
  page: HTMLElement,
  definition: Questionnaire,
  [index, of]: Share,
): Promise<number> {
  const surveyed = survey(definition);
  const paths = listPaths(surveyed).paths.map((path) => findPartsWitness(surveyed, path));
  const steps = surveyed.steps.map((step) => findPartsWitness(surveyed, [step]));
  const left = [...surveyed.places.values()].map((at) => findPlaceWitness(surveyed, at, [{ type: 'ABORT' }]));
  const share = [...paths, ...steps, ...left].filter((_way, at) => at % of === index);
  const ways = everyWay ? share : share.slice(0, 1);
  for (const way of ways) await playWay(page, definition, way);
  const [first] = ways;
  if (first) await playWay(page, definition, { ...first, events: [] });
  return ways.length;
}

/** Native clicks: hundreds of paths take seconds. */
function press(page: Element, selector: string): void {
  const target = page.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`Nothing on the page is ${selector}.`);
  target.click();
}

async function playWay(page: HTMLElement, definition: Questionnaire, way: Witness): Promise<void> {
  const [first, ...states] = replayWitness(definition, way);
  for (const button of page.querySelectorAll<HTMLElement>('[data-flag]')) {
    const flag = button.dataset.flag ?? '';
    const up = button.getAttribute('aria-pressed') === 'true';
    if (up !== way.flags.includes(flag)) press(page, `[data-flag="${flag}"]`);
    await drawn();
  }
  press(page, '[data-host=restart]');
  await drawn();
  let before = first;
  for (const [at, event] of way.events.entries()) {
    await shows(page, before);
    if (before && before.status !== 'complete') await act(page, definition, before.questionId, event);
    await drawn();
    before = states[at];
  }
  await shows(page, before);
}

const QUESTION = '[role=group][data-question]';

async function shows(page: HTMLElement, state: State | undefined): Promise<void> {
  if (!state || state.status === 'waiting') return;
  if (state.status === 'complete') {
    const ending = state.aborted ? 'left' : 'end';
    const over = () => page.querySelector<HTMLElement>('[data-final]')?.dataset.final;
    return until(
      () => over() === ending,
      () => `It should be over (${ending}), and is ${over()}.`,
    );
  }
  const question = state.questionId;
  const asked = () => page.querySelector<HTMLElement>(QUESTION);
  await until(
    () => asked()?.dataset.question === question && asked()?.ariaBusy !== 'true',
    () => `"${question}" should be asked, and is ${asked()?.dataset.question}.`,
  );
  const missing = /--[\w.]+--/.exec(asked()?.textContent ?? '');
  if (missing) throw new Error(`"${question}" has no words for ${missing[0]}.`);
}

/** In an earlier microtask. */
const drawn = () => Promise.resolve();

/** Milliseconds. */
const PATIENCE = 15_000;

/** Faster than `waitFor` over hundreds of steps. */
async function until(holds: () => boolean, otherwise: () => string): Promise<void> {
  const since = performance.now();
  while (!holds()) {
    if (performance.now() - since > PATIENCE) throw new Error(otherwise());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function act(
  page: HTMLElement,
  definition: Questionnaire,
  question: string,
  action: Event,
): Promise<void> {
  switch (action.type) {
    case 'ABORT':
      return press(page, '[data-host=leave]');
    case 'OUTCOME': {
      const button = `[data-outcome="${action.flags[0] ?? ''}"]`;
      await until(
        () => page.querySelector(button) !== null,
        () => `The host cannot answer ${button}.`,
      );
      return press(page, button);
    }
    case 'CHECK':
      return tick(page, definition, question, action.item);
    case 'YESNO':
      return press(page, `${slot(action.item)} button:nth-of-type(${placeOf(definition, question, action)})`);
    case 'RATE':
      return page
        .querySelectorAll<HTMLElement>(`${slot(action.item)} [role=radio]`)
        [action.value - 1]?.click();
    case 'TYPE': {
      const field = page.querySelector(`${slot(action.item)} :is(input, textarea)`);
      if (field) fireEvent.change(field, { target: { value: action.text } });
      return;
    }
    case 'COMMIT':
      return press(page, `${slot(action.item)} button`);
    case 'NEXT':
      return press(page, `${slot(action.item)} button`);
    case 'CONFIRM':
      return confirm(page, definition, question);
    default:
      throw new Error(`Nobody does ${JSON.stringify(action)} here.`);
  }
}

/** An aborting no comes first, the action last. */
function placeOf(
  definition: Questionnaire,
  question: string,
  { item: asked, value }: Extract<Event, { type: 'YESNO' }>,
): 1 | 2 {
  const item = definition.questions[question]?.items.find(({ id }) => id === asked);
  const leaves = item?.type === 'yesNo' && typeof item.no === 'object' && item.no.abort === true;
  return value === leaves ? 2 : 1;
}

const slot = (item: string) => `[data-item="${CSS.escape(item)}"]`;

function tick(page: HTMLElement, definition: Questionnaire, question: string, item: string): void {
  const boxes = definition.questions[question]?.items.filter(({ type }) => type === 'checkbox') ?? [];
  const at = boxes.findIndex(({ id }) => id === item);
  page.querySelectorAll<HTMLElement>(`${slot(boxes[0]?.id ?? '')} [aria-checked]`)[at]?.click();
}

/** Without an id, the last button. */
function confirm(page: HTMLElement, definition: Questionnaire, question: string): void {
  const id = definition.questions[question]?.items.find(({ type }) => type === 'confirm')?.id;
  const named = id === undefined ? null : page.querySelector<HTMLElement>(`${slot(id)} button`);
  const buttons = page.querySelectorAll<HTMLElement>(`${QUESTION} > div button`);
  (named ?? buttons[buttons.length - 1])?.click();
}
