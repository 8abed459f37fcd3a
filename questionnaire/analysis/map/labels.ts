import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Item, Question, Questionnaire } from '../../model/schema.ts';
import type { MapEdge } from './graph.ts';

/** The words of a question (by its id), an answer (by its token), or plain `$yes` and `$no`; nothing where there are none. */
export type NameOf = (id: string) => string | undefined;

const LINE_LENGTH = 24;
const LABEL_LENGTH = 24;

/** What is named only by words of the questionnaire's own. */
const GENERIC = { yes: '', no: '', stars: () => '' } as const;

/** Names for a map from the words of text ids: titles for questions, labels for answers and buttons. */
export function namesOf(definition: Questionnaire, wordsOf: NameOf): NameOf {
  const names = new Map<string, string>();
  const add = (id: string, words: string | undefined) => {
    if (words !== undefined) names.set(id, words);
  };
  for (const [id, question] of Object.entries(definition.questions)) {
    add(id, questionWords(question, wordsOf));
    for (const item of question.items) {
      const { answers, button } = kindOf(item);
      if (button && item.id !== undefined) add(item.id, itemWords(item, wordsOf));
      for (const sample of answers?.samples(item) ?? []) {
        const chosen = answers?.chosen?.(item, sample);
        if (chosen)
          add(chosen.token, answers?.spoken(item, sample, { find: wordsOf, ...GENERIC }) || undefined);
      }
    }
  }
  return (id) => names.get(id);
}

const itemWords = ({ text, id }: Item, wordsOf: NameOf) =>
  text ?? (id === undefined ? undefined : wordsOf(id));

function questionWords({ titleId, items }: Question, wordsOf: NameOf): string | undefined {
  if (titleId !== undefined) return wordsOf(titleId);
  const spoken = items.find((item) => item.type !== 'separator' && item.type !== 'image');
  return spoken && itemWords(spoken, wordsOf);
}

/** The words of a question on the map: its own if there are any, else its id; in two lines at most. */
export function nodeWords(id: string, nameOf: NameOf = () => undefined): { full: string; lines: string[] } {
  const full = nameOf(id) ?? id;
  return { full, lines: wrap(full) };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = '', second, ...more] = lines.map((line) => cut(line, LINE_LENGTH));
  if (second === undefined) return [first];
  return [first, more.length > 0 ? `${cut(second, LINE_LENGTH - 1)}…` : second];
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/**
 * What each way along an edge is, in few signs: `yes`, `★ 4–5`, `✎` (typed), `(wrongCode)`, `✓` (no such outcome),
 * or `[canNotify]` where that flag decides. What all ways from the question have in common is left out.
 */
export function edgeWords(
  { labels, from, given }: MapEdge,
  common: ReadonlySet<string>,
  nameOf: NameOf = () => undefined,
): string[] {
  const ways = labels.map((label) =>
    partsOf(label)
      .filter((part) => !common.has(part))
      .map((part) => cut(partWords(part, from, nameOf), LABEL_LENGTH))
      .join(' + '),
  );
  const words = given.length > 0 ? [`[${given.join(', ')}]`] : ways;
  return words.filter((one) => one !== '');
}

/** The parts of a label, as `analysis/edges.ts` joins them. */
export function partsOf(label: string): string[] {
  return label === '' ? [] : label.split(' + ');
}

function partWords(part: string, from: string, nameOf: NameOf): string {
  const named = nameOf(part) ?? nameOf(part.replace(/ \+\d+$/, ''));
  if (named !== undefined) return named;
  const side = /\.(yes|no)$/.exec(part)?.[1];
  if (side !== undefined) return nameOf(`$${side}`) ?? side;
  if (part === '()') return '✓';
  if (part.endsWith('…')) return '✎';
  const short = part.replace(/^answer\./, '');
  const own = short.startsWith(from) ? short.slice(from.length).replace(/^\./, '') : short;
  const stars = /:([\d–, -]+)$/.exec(own);
  return stars ? `★ ${stars[1] === '-' ? '–' : stars[1]}` : own;
}
