import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { Answer, AnswerReport } from '../model/report.ts';
import type { Question } from '../model/schema.ts';
import type { Change, Done } from './events.ts';
import { own } from './keyed.ts';
import type { Asking } from './types.ts';

export type Changed = Done & { readonly change: Change };

export interface Telling {
  readonly question: Question;
  readonly sent: Asking['sent'];
  /** The event that leads from one answer to another, if one event can. */
  readonly told: (done: Changed, was: Answer | undefined, now: Answer | undefined) => Changed | undefined;
  readonly folded: (choices: readonly Changed[]) => readonly Done[];
}

interface Net {
  readonly was: Answer | undefined;
  readonly last: Changed;
}

const isTyped = ({ action }: Done): boolean => action.type === 'TYPE';

function netsOf(changes: readonly Changed[]): readonly Net[] {
  const nets = new Map<string | null, Net>();
  for (const last of changes) {
    const { item, was } = last.change;
    nets.set(item, { last, was: nets.has(item) ? nets.get(item)?.was : was });
  }
  return [...nets.values()];
}

function holdsUp({ question, sent }: Telling, id: string | null, text: Answer | undefined = ''): boolean {
  const item = question.items.find((one) => id !== null && one.id === id);
  const rules = item && typedKindOf(item);
  if (!rules || id === null || typeof text !== 'string') return false;
  const value = rules.normalise(item, text);
  const isAnswered = value !== undefined && value === own(sent, id);
  return !isAnswered && (text !== '' || !rules.optional(item));
}

/** The text that blocked completion; prefers one that still does. */
function holderOf(texts: readonly Net[], changes: readonly Changed[], telling: Telling) {
  const stood = [
    ...texts.map(({ last }) => last.change),
    ...texts.map(({ was, last }) => ({ ...last.change, now: was })),
    ...changes.filter(isTyped).map(({ change }) => change),
  ];
  return stood.find(({ item, now }) => holdsUp(telling, item, now));
}

/**
 * Rewrites changes of a question without a button (oldest first) as few equivalent events that do not end it
 * early.
 * Returns nothing where a choice cannot be expressed by one event.
 */
export function regrouped(changes: readonly Changed[], telling: Telling): readonly Done[] | undefined {
  const nets = netsOf(changes);
  const texts = nets.filter(({ last }) => isTyped(last));
  const tell = ({ last }: Net, was: Answer | undefined, now: Answer | undefined) =>
    was === now ? [] : [telling.told(last, was, now)];
  const chosen = nets
    .filter(({ last }) => !isTyped(last))
    .flatMap((net) => tell(net, net.was, net.last.change.now));
  const holder = chosen.length > 0 ? holderOf(texts, changes, telling) : undefined;
  const isHolder = ({ last }: Net) => holder !== undefined && last.change.item === holder.item;
  const told = [
    ...texts.filter(isHolder).flatMap((net) => tell(net, net.was, holder?.now)),
    ...(holder ? chosen : telling.folded(changes.filter((one) => !isTyped(one)))),
    ...texts.flatMap((net) => tell(net, isHolder(net) ? holder?.now : net.was, net.last.change.now)),
  ];
  return told.every((one) => one !== undefined) ? told : undefined;
}

/** Answered questions, newest first, as a linked list: appending is O(1). */
export interface Log {
  readonly entry: AnswerReport;
  readonly before: Log | null;
}

export function entriesOf(log: Log | null): AnswerReport[] {
  const entries: AnswerReport[] = [];
  for (let node = log; node; node = node.before) entries.push(node.entry);
  return entries.reverse();
}
