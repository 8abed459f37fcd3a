// biome-ignore lint/correctness/noUndeclaredDependencies: helps stories alone; it is not shipped
import { fireEvent } from 'storybook/test';
import { pathsOf } from '../../analysis/symbolic/paths.ts';
import { survey } from '../../analysis/symbolic/survey.ts';
import { replay, type Witness, witnessOfParts, witnessOfPlace } from '../../analysis/symbolic/witness.ts';
import type { Event, State } from '../../engine/types.ts';
import type { Questionnaire } from '../../model/schema.ts';

/** Which ways to play, where they are shared among several stories: the first of two is `[0, 2]`. */
export type Share = readonly [index: number, of: number];

/** Set where every way is to be walked (`npm run test:all`); elsewhere one stands for all, which the model check knows. */
export const everyWay = import.meta.env.PARVIS_ALL === true;

/**
 * Walks every path of a questionnaire in a FlowPlayer, or a share of them, by what is on the page alone: at night every
 * step besides, and leaving from everywhere; on every landing one path. Returns how many it took.
 */
export async function playEveryWay(
  page: HTMLElement,
  definition: Questionnaire,
  [index, of]: Share,
): Promise<number> {
  const surveyed = survey(definition);
  const paths = pathsOf(surveyed).paths.map((path) => witnessOfParts(surveyed, path));
  const steps = surveyed.steps.map((step) => witnessOfParts(surveyed, [step]));
  const left = [...surveyed.places.values()].map((at) => witnessOfPlace(surveyed, at, [{ type: 'ABORT' }]));
  const share = [...paths, ...steps, ...left].filter((_way, at) => at % of === index);
  const ways = everyWay ? share : share.slice(0, 1);
  for (const way of ways) await playWay(page, definition, way);
  const [first] = ways;
  if (first) await playWay(page, definition, { ...first, events: [] });
  return ways.length;
}

/** What a person can press. Native clicks, so that hundreds of ways take seconds. */
function press(page: Element, selector: string): void {
  const target = page.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`Nothing on the page is ${selector}.`);
  target.click();
}

async function playWay(page: HTMLElement, definition: Questionnaire, way: Witness): Promise<void> {
  const [first, ...states] = replay(definition, way);
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

/** The question is on the page and takes answers, or all is over. */
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

/** React draws what a press changed in a microtask of its own, before this one. */
const drawn = () => Promise.resolve();

/** The longest a page may take to answer a press, in milliseconds. */
const PATIENCE = 15_000;

/** Goes on as soon as it holds. Plainer than `waitFor`, which is slow over hundreds of steps. */
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
      return confirm(page);
    default:
      throw new Error(`Nobody does ${JSON.stringify(action)} here.`);
  }
}

/** Where a yes or a no stands: a no that leaves the flow stands first, and the action last. */
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

/** A confirm without an id is the last button of the question. */
function confirm(page: HTMLElement): void {
  const buttons = page.querySelectorAll<HTMLElement>(`${QUESTION} > div button`);
  buttons[buttons.length - 1]?.click();
}
