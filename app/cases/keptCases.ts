import { useEffect, useState } from 'react';
import { caseKeys } from '../data/keys.ts';
import { queryClient } from '../data/queryClient.ts';
import { revision } from '../session/device.ts';
import { type Keeper, keeper } from '../session/keeper.ts';
import { texts } from '../texts/store.ts';
import { restoreCustomers } from './keptCustomers.ts';
import { keptShown } from './keptShown.ts';

/** So much of a conversation is kept, from its end. */
const MESSAGES_MAX = 50;
/** Where nothing has answered for so long, what is kept is shown, milliseconds. */
const PATIENCE = 3_000;
/** Many answers may come at once: they are written together, milliseconds. */
const PAUSE = 500;

/** An answer as it came, and when (milliseconds since 1970). */
interface Answer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** What is kept of own cases; what another build or language wrote may mean something else. */
interface KeptCases {
  readonly rev: number;
  readonly locale: string;
  /** The conversation opened last. */
  readonly csid?: string | undefined;
  readonly answers: readonly Answer[];
}

const stamp = () => ({ rev: revision, locale: texts.locale() });

const isKeptCases = (kept: unknown): kept is KeptCases =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(stamp()).every(([name, value]) => Reflect.get(kept, name) === value);

const loadFrom = (kept: Keeper): KeptCases | undefined => {
  const value = kept.load();
  return isKeptCases(value) ? value : undefined;
};

/** What is written of an answer: the first page of a list, the end of a conversation. */
function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(-MESSAGES_MAX);
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return data;
  return { pages: data.pages.slice(0, 1), pageParams: [null] };
}

function answerOf(key: readonly unknown[]): Answer[] {
  const state = queryClient.getQueryState(key);
  return state?.data === undefined ? [] : [{ key, data: shortened(state.data), at: state.dataUpdatedAt }];
}

const keysOf = (csid: string | undefined) => [
  caseKeys.own,
  ...(csid === undefined ? [] : [caseKeys.info('mobile', csid), caseKeys.messages('mobile', csid)]),
];

/** Keeps own cases and the conversation opened last as they are known now; what is not known any more stays as it was kept. */
function save(kept: Keeper, opened: string | undefined): void {
  const before = loadFrom(kept);
  const csid = opened ?? before?.csid;
  const answers = keysOf(csid).flatMap((key) => {
    const now = answerOf(key);
    return now.length > 0 ? now : (before?.answers.filter((one) => `${one.key}` === `${key}`) ?? []);
  });
  kept.save({ ...stamp(), csid, answers } satisfies KeptCases);
}

/**
 * Shows what was kept as what is known; nothing of it stays once a server answers, since words may have been erased meanwhile: all
 * is asked for anew.
 */
function show(kept: Keeper): void {
  void restoreCustomers().catch(() => undefined);
  const restored = (loadFrom(kept)?.answers ?? []).filter(
    ({ key }) => queryClient.getQueryData(key) === undefined,
  );
  if (restored.length === 0) return;
  for (const { key, data, at } of restored) queryClient.setQueryData(key, data, { updatedAt: at });
  keptShown.set(true);
  const keys = new Set(restored.map(({ key }) => String(key)));
  const forget = () => {
    stop();
    window.removeEventListener('online', forget);
    keptShown.set(false);
    for (const { key } of restored) void queryClient.resetQueries({ queryKey: key, exact: true });
  };
  window.addEventListener('online', forget);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (keys.has(String(event.query.queryKey))) forget();
  });
}

/** A browser that says that it is online may have nobody who answers. */
function showLate(kept: Keeper): () => void {
  const timer = setTimeout(() => show(kept), PATIENCE);
  return () => clearTimeout(timer);
}

function follow(kept: Keeper, csid: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wanted = new Set(keysOf(csid).map(String));
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !wanted.has(String(query.queryKey))) return;
    // What was kept lasts no longer for being shown.
    if (navigator.onLine === false || keptShown.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(kept, csid), PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Keeps a person's cases and the conversation they opened last on their device, a day at most, to be read without a network. */
export function useKeptCases(crUid: string, csid?: string): void {
  const [kept] = useState(() => keeper(crUid, 'cases'));
  useState(() => navigator.onLine === false && show(kept));
  useEffect(() => showLate(kept), [kept]);
  useEffect(() => follow(kept, csid), [kept, csid]);
}
