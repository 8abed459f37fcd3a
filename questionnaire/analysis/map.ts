import type { Questionnaire } from '../model/schema.ts';
import { describeStep } from './symbolic/paths.ts';
import { type Step, survey } from './symbolic/survey.ts';

/** Display name of a question id or an answer token. */
export type GetName = (id: string) => string | undefined;

/** Draws a Mermaid flowchart. */
export function drawMap(definition: Questionnaire, nameOf: GetName = () => undefined): string {
  const ids = Object.keys(definition.questions);
  const getNode = (id: string | null, ending: Step['ending']): string =>
    id === null ? (ending === 'left' ? 'left' : 'over') : `q${ids.indexOf(id)}`;
  const ways = new Map<string, Set<string>>();
  for (const step of survey(definition).steps) {
    const way = `${getNode(step.from.questionId, null)}|${getNode(step.toKey && step.to, step.ending)}`;
    const words = describeStep(step).map((label) => nameOf(label) ?? label);
    ways.set(way, (ways.get(way) ?? new Set()).add(words.join(' + ')));
  }
  const edges = [...ways].map(([way, labels]) => {
    const [from, to] = way.split('|');
    const words = [...labels].filter((label) => label !== '');
    return `  ${from} -->${words.length > 0 ? `|${quoteLabel(words.join(' / '))}|` : ''} ${to}`;
  });
  const isDrawn = (end: string) => edges.some((edge) => edge.endsWith(` ${end.slice(0, 4)}`));
  return [
    'flowchart TD',
    ...ids.map((id, at) => `  q${at}[${quoteLabel(nameOf(id) ?? id)}]`),
    ...['over((■))', 'left((×))'].filter(isDrawn).map((end) => `  ${end}`),
    ...edges,
  ].join('\n');
}

const LONGEST = 60;

/** Quotes, truncates and escapes. */
function quoteLabel(words: string): string {
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
  return `"${short.replaceAll('#', '#35;').replaceAll('"', '#quot;').replaceAll('<', '#lt;').replaceAll('\n', ' ')}"`;
}
