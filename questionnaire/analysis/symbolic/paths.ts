import { listDecidedFlags } from './reading.ts';
import { groupSteps, type Step, type Survey } from './survey.ts';

/** From start to end, without repeated questions. */
export type Path = readonly Step[];

const MOST_PATHS = 10_000;

/** Without aborts. `all` is false above the limit. */
export function listPaths(survey: Survey): { paths: Path[]; all: boolean } {
  const from = groupSteps(survey);
  const paths: Path[] = [];
  const walk = (key: string, before: Path): void => {
    for (const step of from.get(key) ?? []) {
      if (paths.length >= MOST_PATHS) return;
      const path = [...before, step];
      const isBack = path.some((one) => one.from.questionId === step.to);
      if (step.toKey === null) paths.push(path);
      else if (!isBack) walk(step.toKey, path);
    }
  };
  for (const { key, via } of survey.places.values()) if (via === null) walk(key, []);
  return { paths, all: paths.length < MOST_PATHS && survey.undecided.length === 0 };
}

/** Without irrelevant ones; outcomes in brackets. */
export function describeStep({ choices: { choices }, decisions, waited }: Step): string[] {
  const outcomes = choices.filter(({ kind }) => kind === 'outcome');
  const listChosenLabels = (some: typeof choices) =>
    some.flatMap(({ name, options }) => {
      const sole = options.length === 1 && options[0]?.labels.length === 1;
      const at = sole ? 0 : decisions.get(name);
      return at === undefined ? [] : [mergeLabels(options[at]?.labels ?? [])];
    });
  const answers = listChosenLabels(choices.filter((choice) => !outcomes.includes(choice)));
  const heard = listChosenLabels(outcomes).filter((flag) => flag !== '');
  const isHeard = waited && outcomes.some(({ name }) => decisions.has(name));
  const up = listDecidedFlags(decisions).flatMap(([flag, isUp]) => (isUp ? [flag] : []));
  return [...answers, ...(isHeard ? [`(${heard.join(', ')})`] : []), ...up].filter((one) => one !== '');
}

function mergeLabels([first = '', ...more]: readonly string[]): string {
  const stem = first.slice(0, first.lastIndexOf(':') + 1);
  return [
    first,
    ...more.map((one) => (stem !== '' && one.startsWith(stem) ? one.slice(stem.length) : one)),
  ].join(', ');
}

export const formatPath = (path: Path): string =>
  [
    ...path.map((step) => `${step.from.questionId} ${formatLabels(describeStep(step))}→`),
    path.at(-1)?.ending ?? '',
  ].join(' ');

const formatLabels = (labels: readonly string[]): string =>
  labels.length > 0 ? `[${labels.join(' + ')}] ` : '';
