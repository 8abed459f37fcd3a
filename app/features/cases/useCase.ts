import { CallFailed } from '@parvis/api/client';
import type { CaseInfo } from '@parvis/api/entities/case';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { getCaseQuery, getMessagesQuery, loadOlderMessages } from '../../lib/api/caseQueries.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildChatView, collectAnsweredQuestions, collectPendingAnswers } from './chatItems.ts';
import { hasPendingStep, isReopening } from './reporterSteps.ts';
import { markStrandedItem } from './waitingItem.ts';

const getPrintMedia = () => matchMedia('print');
let printing = false;

const watchPrinting = (listener: () => void) => {
  const handleBeforePrint = () => {
    printing = true;
    listener();
  };
  const handleAfterPrint = () => {
    printing = false;
    listener();
  };
  const print = getPrintMedia();
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  print.addEventListener('change', listener);
  return () => {
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
    print.removeEventListener('change', listener);
  };
};

/** Renders synchronously before printing. */
const useIsPrinting = (): boolean =>
  useSyncExternalStore(watchPrinting, () => printing || getPrintMedia().matches);

/** Includes malformed ids, such as a truncated link. */
const NOT_FOUND_CODES = new Set(['unknownCase', 'unknownCustomer', 'forbidden', 'notFound', 'badRequest']);

const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  NOT_FOUND_CODES.has(error.failure.error.code);

/** Last message seen before this visit, if newer ones exist; constant while the page is open. */
function useLastSeen(info: CaseInfo | undefined): number | undefined {
  const opened = useRef<{ seen: number | undefined }>(undefined);
  if (info && !opened.current) {
    const { readByMe = 0, last } = info;
    opened.current = { seen: readByMe > 0 && readByMe < last.msgId ? readByMe : undefined };
  }
  return opened.current?.seen;
}

/** The reader may read messages before the first loaded one. */
const hasOlder = (first: number | undefined, info: CaseInfo | null | undefined): boolean =>
  first !== undefined && first > (info?.readsAfter ?? 0) + 1;

export interface CaseReader {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
}

/** Merges a case's server state with this device's unsent items. */
export function useCase(side: CaseSide, { cuid, csid, crUid }: CaseReader) {
  const texts = useTexts();
  const { outbox, items } = useOutbox();
  const version = texts.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const waiting = useMemo(
    () => items.filter((item) => item.csid === csid).map((item) => markStrandedItem(crUid, item, texts.t)),
    [items, csid, crUid, texts, version],
  );
  const report = waiting.find((item) => item.kind === 'case');
  const enabled = report === undefined;
  const info = useQuery({ ...getCaseQuery(side, cuid, csid), enabled });
  const messages = useQuery({ ...getMessagesQuery(side, cuid, csid), enabled });

  const seenBefore = useLastSeen(info.data ?? undefined);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const loadOlder = () => {
    setLoadingOlder(true);
    // The button retries.
    void loadOlderMessages(side, cuid, csid)
      .catch(() => undefined)
      .finally(() => setLoadingOlder(false));
  };

  const paper = useIsPrinting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const view = useMemo(
    () =>
      buildChatView(
        { messages: messages.data ?? [], waiting, info: info.data ?? undefined, side, seenBefore, paper },
        texts,
      ),
    [messages.data, waiting, info.data, side, seenBefore, paper, texts, version],
  );
  // Keeps an accepted report visible until its messages load.
  const lastView = useRef(view);
  if (messages.data || waiting.length > 0) lastView.current = view;
  const shown = lastView.current;
  const answered = useMemo(
    () => collectAnsweredQuestions({ messages: messages.data ?? [], waiting }),
    [messages.data, waiting],
  );
  const pending = useMemo(() => collectPendingAnswers(waiting), [waiting]);
  return {
    outbox,
    paper,
    report,
    reopening: waiting.some(isReopening),
    isStepPending: hasPendingStep(waiting),
    info: info.data ?? undefined,
    /** Milliseconds. */
    infoAt: info.dataUpdatedAt,
    messages: messages.data,
    view: shown,
    /** Set while older messages exist. */
    older: hasOlder(messages.data?.at(0)?.msgId, info.data)
      ? { onLoad: loadOlder, loading: loadingOlder }
      : undefined,
    answered,
    pending,
    missing: isNotFound(info.error) || (info.isSuccess && info.data === null),
    failed: (info.isError && !info.data) || (messages.isError && !messages.data),
    retry: () => void Promise.all([info.refetch(), messages.refetch()]),
  };
}

export type OpenCase = ReturnType<typeof useCase>;
