import { type Answering, isTick, kindOf, typedKindOf } from '../model/kinds/kindOf.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import { type ResolveText, resolveItemWords } from './questionnaireTexts.ts';

export type Run = { kind: 'choices'; items: Answering[] } | { kind: 'item'; item: Item };

export function groupRuns(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (!isTick(item)) runs.push({ kind: 'item', item });
    else if (last?.kind === 'choices') last.items.push(item);
    else runs.push({ kind: 'choices', items: [item] });
  }
  return runs;
}

export const isAnswering = (run: Run): boolean =>
  run.kind === 'choices' || kindOf(run.item).answers !== undefined;

const getText = (runs: readonly Run[], at: number): ItemOf<'text'> | undefined => {
  const run = runs[at];
  return run?.kind === 'item' && run.item.type === 'text' ? run.item : undefined;
};

/** Labels what follows; -1 if none. Small text right under another is no label. */
export const findTextBefore = (runs: readonly Run[], index: number): number =>
  runs.findLastIndex((_, at) => {
    const words = at < index ? getText(runs, at) : undefined;
    return words !== undefined && !(words.small && getText(runs, at - 1));
  });

/** Fields have their own errors. */
export function listMissingNames(
  runs: readonly Run[],
  invalid: readonly string[],
  resolveText: ResolveText,
  /** If it labels the only answer. */
  title: string | undefined,
): string[] {
  const only = runs.filter(isAnswering).length === 1;
  return runs.flatMap((run, index) => {
    const items: readonly Item[] = run.kind === 'choices' ? run.items : [run.item];
    if (!items.some((item) => invalid.includes(item.id ?? '') && !typedKindOf(item))) return [];
    const named = run.kind === 'choices' ? runs[findTextBefore(runs, index)] : run;
    // Explains how to answer.
    const isHow = named?.kind === 'item' && named.item.type === 'text' && named.item.small;
    const words =
      named?.kind === 'item' && !(isHow && title) ? resolveItemWords(resolveText, named.item) : undefined;
    return (only && named === run ? title : words) ?? words ?? title ?? [];
  });
}
