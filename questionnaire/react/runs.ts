import { type Answering, isTick, kindOf, typedKindOf } from '../model/kinds/kindOf.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import { itemWords, type ResolveText } from './words.ts';

/** What is drawn as one: an item, or boxes to tick that follow each other. */
export type Run = { kind: 'choices'; items: Answering[] } | { kind: 'item'; item: Item };

/** The items in order, boxes that follow each other as one run. */
export function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (!isTick(item)) runs.push({ kind: 'item', item });
    else if (last?.kind === 'choices') last.items.push(item);
    else runs.push({ kind: 'choices', items: [item] });
  }
  return runs;
}

/** Whether there is something to answer in it. */
export const isAnswering = (run: Run): boolean =>
  run.kind === 'choices' || kindOf(run.item).answers !== undefined;

const textAt = (runs: readonly Run[], at: number): ItemOf<'text'> | undefined => {
  const run = runs[at];
  return run?.kind === 'item' && run.item.type === 'text' ? run.item : undefined;
};

/**
 * Where the nearest text above a place stands, which names what follows; -1 if there is none. Small words right under a text
 * say how to answer it, and name nothing.
 */
export const textBefore = (runs: readonly Run[], index: number): number =>
  runs.findLastIndex((_, at) => {
    const words = at < index ? textAt(runs, at) : undefined;
    return words !== undefined && !(words.small && textAt(runs, at - 1));
  });

/** The words that name what is still unanswered. Fields are left out: each speaks for itself. */
export function missingNames(
  runs: readonly Run[],
  invalid: readonly string[],
  resolveText: ResolveText,
  /** The title's words, where they name an item that is the only one to answer. */
  title: string | undefined,
): string[] {
  const only = runs.filter(isAnswering).length === 1;
  return runs.flatMap((run, index) => {
    const items: readonly Item[] = run.kind === 'choices' ? run.items : [run.item];
    if (!items.some((item) => invalid.includes(item.id ?? '') && !typedKindOf(item))) return [];
    const named = run.kind === 'choices' ? runs[textBefore(runs, index)] : run;
    // Small words say how to answer; what is asked is said by the title.
    const isHow = named?.kind === 'item' && named.item.type === 'text' && named.item.small;
    const words =
      named?.kind === 'item' && !(isHow && title) ? itemWords(resolveText, named.item) : undefined;
    return (only && named === run ? title : words) ?? words ?? title ?? [];
  });
}
