import { CallFailed } from '@parvis/api/client';
import type { CaseInfo } from '@parvis/api/entities/case';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CaseSide } from '../../lib/api/keys.ts';
import { caseQuery, loadOlderMessages, messagesQuery } from '../../lib/api/queries.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { answeredQuestions, chatView, pendingAnswers } from './chatItems.ts';
import { isReopening } from './reopening.ts';
import { asReadBy } from './stranded.ts';

const media = () => matchMedia('print');
let printing = false;

const watch = (listener: () => void) => {
  const begin = () => {
    printing = true;
    listener();
  };
  const end = () => {
    printing = false;
    listener();
  };
  const print = media();
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  print.addEventListener('change', listener);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    print.removeEventListener('change', listener);
  };
};

/** Whether the page is being put on paper; what is drawn for it stands there before it is. */
const usePaper = (): boolean => useSyncExternalStore(watch, () => printing || media().matches);

/** Also an address that can be no case's: with the full stop of a sentence, or cut. */
const notThere = new Set(['unknownCase', 'unknownCustomer', 'forbidden', 'notFound', 'badRequest']);

const isNotThere = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  notThere.has(error.failure.error.code);

/** How far this person had seen the conversation when it was opened, where there was more: it stays so while it is open. */
function useSeenBefore(info: CaseInfo | undefined): number | undefined {
  const opened = useRef<{ seen: number | undefined }>(undefined);
  if (info && !opened.current) {
    const { readByMe = 0, last } = info;
    opened.current = { seen: readByMe > 0 && readByMe < last.msgId ? readByMe : undefined };
  }
  return opened.current?.seen;
}

/** A case, and who reads it. */
interface Place {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
}

/** A case as it is known here: what the server says, and what still waits on this device. */
export function useCase(side: CaseSide, { cuid, csid, crUid }: Place) {
  const texts = useTexts();
  const { outbox, items } = useOutbox();
  const version = texts.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const waiting = useMemo(
    () => items.filter((item) => item.csid === csid).map((item) => asReadBy(crUid, item, texts.t)),
    [items, csid, crUid, texts, version],
  );
  const report = waiting.find((item) => item.kind === 'case');
  const enabled = report === undefined;
  const info = useQuery({ ...caseQuery(side, cuid, csid), enabled });
  const messages = useQuery({ ...messagesQuery(side, cuid, csid), enabled });

  const seenBefore = useSeenBefore(info.data ?? undefined);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const loadOlder = () => {
    setLoadingOlder(true);
    // What could not be loaded is asked for by the button.
    void loadOlderMessages(side, cuid, csid)
      .catch(() => undefined)
      .finally(() => setLoadingOlder(false));
  };

  const paper = usePaper();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const view = useMemo(
    () =>
      chatView(
        { messages: messages.data ?? [], waiting, info: info.data ?? undefined, side, seenBefore, paper },
        texts,
      ),
    [messages.data, waiting, info.data, side, seenBefore, paper, texts, version],
  );
  // A report that the server has just taken stays in sight until its messages have come.
  const lastView = useRef(view);
  if (messages.data || waiting.length > 0) lastView.current = view;
  const shown = lastView.current;
  const answered = useMemo(
    () => answeredQuestions({ messages: messages.data ?? [], waiting }),
    [messages.data, waiting],
  );
  const pending = useMemo(() => pendingAnswers(waiting), [waiting]);
  return {
    outbox,
    /** It is being put on paper. */
    paper,
    /** The report itself has not reached the server yet. */
    report,
    /** It is being opened again: the server is about to know. */
    reopening: waiting.some(isReopening),
    info: info.data ?? undefined,
    /** When that was answered, milliseconds. */
    infoAt: info.dataUpdatedAt,
    messages: messages.data,
    view: shown,
    /** A way to what was said before, as long as there is something. */
    older: (messages.data?.at(0)?.msgId ?? 1) > 1 ? { onLoad: loadOlder, loading: loadingOlder } : undefined,
    answered,
    pending,
    missing: isNotThere(info.error) || (info.isSuccess && info.data === null),
    failed: (info.isError && !info.data) || (messages.isError && !messages.data),
    retry: () => void Promise.all([info.refetch(), messages.refetch()]),
  };
}
