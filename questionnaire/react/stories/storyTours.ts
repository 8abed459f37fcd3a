// biome-ignore lint/correctness/noUndeclaredDependencies: helps stories alone; it is not shipped
import { fireEvent } from 'storybook/test';
import { explore } from '../../analysis/explore/explore.ts';
import { pathsOf } from '../../analysis/explore/paths.ts';
import { type Tour, type TourStep, toursOf } from '../../analysis/explore/tours.ts';
import type { Action } from '../../engine/types.ts';
import type { Questionnaire } from '../../model/schema.ts';

/** Which tours to play, where they are shared among several stories: the first of two is `[0, 2]`. */
export type Share = readonly [index: number, of: number];

/** Set where every way is to be walked (`npm run test:all`); elsewhere one stands for all, which the model check knows. */
export const everyWay = import.meta.env.PARVIS_ALL === true;

/**
 * Walks every edge and every path of a questionnaire in a FlowPlayer, or a share of them, by what is on the page alone:
 * at night; on every landing one tour. Returns how many tours it took.
 */
export async function playEveryEdge(
  page: HTMLElement,
  definition: Questionnaire,
  [index, of]: Share,
): Promise<number> {
  const exploration = explore(definition);
  const ways = [...toursOf(exploration), ...(everyWay ? pathsOf(exploration).paths : [])];
  const share = ways.filter((_tour, at) => at % of === index);
  const tours = everyWay ? share : share.slice(0, 1);
  for (const tour of tours) {
    await beginWith(page, tour);
    for (const step of tour.steps) await playStep(page, definition, step);
  }
  const [first] = tours;
  if (first) await beginWith(page, first);
  return tours.length;
}

/** What a person can press. Native clicks, so that hundreds of ways take seconds. */
function press(page: Element, selector: string): void {
  const target = page.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`Nothing on the page is ${selector}.`);
  target.click();
}

async function beginWith(page: HTMLElement, { flags, steps }: Tour): Promise<void> {
  for (const button of page.querySelectorAll<HTMLElement>('[data-flag]')) {
    const flag = button.dataset.flag ?? '';
    const up = button.getAttribute('aria-pressed') === 'true';
    if (up !== flags.includes(flag)) press(page, `[data-flag="${flag}"]`);
    await drawn();
  }
  press(page, '[data-host=restart]');
  await drawn();
  await shows(page, steps[0]?.edge.from ?? '');
}

async function playStep(
  page: HTMLElement,
  definition: Questionnaire,
  { way, edge }: TourStep,
): Promise<void> {
  for (const action of way) {
    await act(page, definition, edge.from, action);
    await drawn();
  }
  if (edge.to !== null) return shows(page, edge.to);
  const over = () => page.querySelector<HTMLElement>('[data-final]')?.dataset.final;
  return until(
    () => over() === edge.ending,
    () => `It should be over (${edge.ending}), and is ${over()}.`,
  );
}

const QUESTION = '[role=group][data-question]:not(svg *)';

/** The question is on the page, takes answers, and is lit on the map. */
async function shows(page: HTMLElement, question: string): Promise<void> {
  const asked = () => page.querySelector<HTMLElement>(QUESTION);
  const lit = () => page.querySelector<HTMLElement>('svg [data-current]')?.dataset.question;
  const isShown = () =>
    asked()?.dataset.question === question && asked()?.ariaBusy !== 'true' && lit() === question;
  await until(
    isShown,
    () => `"${question}" should be asked, and is ${asked()?.dataset.question}, lit ${lit()}.`,
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
  action: Action,
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
      return press(page, `${slot(action.item)} button:nth-of-type(${action.value ? 1 : 2})`);
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
