import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Answer, AnswerReport } from '../model/report.ts';
import type { Question } from '../model/schema.ts';
import type { Change, RecordedEvent } from './events.ts';
import { getOwn } from './keyedValues.ts';
import type { Asking } from './types.ts';

export type RecordedChange = RecordedEvent & { readonly change: Change };

export interface RegroupContext {
  readonly question: Question;
  readonly sent: Asking['sent'];
  /** If one event can lead from one answer to another. */
  readonly rewriteEvent: (
    done: RecordedChange,
    was: Answer | undefined,
    now: Answer | undefined,
  ) => RecordedChange | undefined;
  readonly compactChoices: (choices: readonly RecordedChange[]) => readonly RecordedEvent[];
}

interface NetChange {
  readonly was: Answer | undefined;
  readonly last: RecordedChange;
}

const isTyped = ({ action }: RecordedEvent): boolean => action.type === 'TYPE';

function mergeByItem(changes: readonly RecordedChange[]): readonly NetChange[] {
  const nets = new Map<string | null, NetChange>();
  for (const last of changes) {
    const { item, was } = last.change;
    nets.set(item, { last, was: nets.has(item) ? nets.get(item)?.was : was });
  }
  return [...nets.values()];
}

function isBlocking(
  { question, sent }: RegroupContext,
  id: string | null,
  text: Answer | undefined = '',
): boolean {
  const item = question.items.find((one) => id !== null && one.id === id);
  const rules = item && typedKindOf(item);
  if (!rules || id === null || typeof text !== 'string') return false;
  const value = rules.normalise(item, text);
  const isAnswered = value !== undefined && value === getOwn(sent, id);
  return !isAnswered && (text !== '' || !rules.optional(item));
}

/** Prefers one that still blocks completion. */
function findBlockingText(
  texts: readonly NetChange[],
  changes: readonly RecordedChange[],
  telling: RegroupContext,
) {
  const stood = [
    ...texts.map(({ last }) => last.change),
    ...texts.map(({ was, last }) => ({ ...last.change, now: was })),
    ...changes.filter(isTyped).map(({ change }) => change),
  ];
  return stood.find(({ item, now }) => isBlocking(telling, item, now));
}

/**
 * For questions without a button, oldest first: as few equivalent events as possible, without an early end. Nothing
 * where one event cannot express a choice.
 */
export function regroupChanges(
  changes: readonly RecordedChange[],
  telling: RegroupContext,
): readonly RecordedEvent[] | undefined {
  const nets = mergeByItem(changes);
  const texts = nets.filter(({ last }) => isTyped(last));
  const rewriteNet = ({ last }: NetChange, was: Answer | undefined, now: Answer | undefined) =>
    was === now ? [] : [telling.rewriteEvent(last, was, now)];
  const chosen = nets
    .filter(({ last }) => !isTyped(last))
    .flatMap((net) => rewriteNet(net, net.was, net.last.change.now));
  const holder = chosen.length > 0 ? findBlockingText(texts, changes, telling) : undefined;
  const isHolder = ({ last }: NetChange) => holder !== undefined && last.change.item === holder.item;
  const told = [
    ...texts.filter(isHolder).flatMap((net) => rewriteNet(net, net.was, holder?.now)),
    ...(holder ? chosen : telling.compactChoices(changes.filter((one) => !isTyped(one)))),
    ...texts.flatMap((net) => rewriteNet(net, isHolder(net) ? holder?.now : net.was, net.last.change.now)),
  ];
  return told.every((one) => one !== undefined) ? told : undefined;
}

/** Newest first, linked: O(1) appending. */
export interface Log {
  readonly entry: AnswerReport;
  readonly before: Log | null;
}

export function entriesOf(log: Log | null): AnswerReport[] {
  const entries: AnswerReport[] = [];
  for (let node = log; node; node = node.before) entries.push(node.entry);
  return entries.reverse();
}
