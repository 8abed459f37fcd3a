import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { CallFailed } from '@parvis/api/client';
import { TAKE_BACK_TIME } from '@parvis/api/entities/eventEffects';
import type { TextId } from '@parvis/locales/areas';
import { copyText } from '@parvis/ui/copyText';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { ChatView } from './chatItems.ts';
import { type MessageAction, MessageMenu } from './MessageMenu.tsx';

const takeBackCalls = { mobile: mobileCalls.takeBack, town: townDiscussCalls.takeBack } as const;

interface CaseScope {
  readonly side: CaseSide;
  readonly cuid: string;
  readonly csid: string;
}

/** Milliseconds; the conversation shows the result too. */
const TOLD_FOR = 6_000;

/** Written, filmed or answered: no event, question or survey. */
const hasContent = ({ flags, flow, qstn }: CaseMessage): boolean => !flags?.length && !flow && !qstn;

/**
 * Not what the server would refuse: a report's first answers, which withdrawing the case removes, and
 * surveys.
 */
const mayTakeBack = (
  message: CaseMessage,
  { isSeen, side, questions }: { isSeen: boolean; side: CaseSide; questions: ReadonlySet<number> },
): boolean =>
  message.mine &&
  hasContent(message) &&
  (message.msgIdAnswer === undefined ? !message.items?.length : questions.has(message.msgIdAnswer)) &&
  (!isSeen || (side === 'town' && Date.now() - Date.parse(message.msgCdatim1) < TAKE_BACK_TIME));

/** Per sent message: copy, retract, and the caller's entries. */
export function useMessageMenu(
  { side, cuid, csid }: CaseScope,
  behind: ChatView['behind'],
  addActions?: (message: CaseMessage) => readonly MessageAction[],
): { readonly renderMenu: (item: ChatMessage) => ReactNode; readonly toast: ReactNode } {
  const { t } = useTexts();
  const [told, setTold] = useState<{ readonly text: TextId; readonly isProblem: boolean }>();
  useEffect(() => {
    const timer = told && !told.isProblem ? setTimeout(() => setTold(undefined), TOLD_FOR) : undefined;
    return () => clearTimeout(timer);
  }, [told]);
  const questions = useMemo(
    () => new Set([...behind.values()].flatMap(({ message }) => (message?.qstn ? [message.msgId] : []))),
    [behind],
  );
  const tell = useCallback((text: TextId, isProblem = false) => setTold({ text, isProblem }), []);
  const copy = useCallback(
    async (text: string) =>
      (await copyText(text)) ? tell('chat.message.copied') : tell('chat.message.notCopied', true),
    [tell],
  );
  const takeBack = useCallback(
    async (msgId: number) => {
      try {
        await client.call(takeBackCalls[side], { cuid, body: { csid, id: createId(), msgId } });
        tell('chat.message.takenBack');
      } catch (error) {
        const isLate =
          error instanceof CallFailed &&
          error.failure.kind === 'refused' &&
          ['alreadyRead', 'stepNotAllowed'].includes(error.failure.error.code);
        tell(isLate ? 'chat.message.alreadyRead' : 'chat.message.failed', true);
      }
      refreshByEvent({ type: 'case', cuid, csid });
    },
    [side, cuid, csid, tell],
  );
  const renderMenu = useCallback(
    ({ id, text, status }: ChatMessage) => {
      const message = behind.get(id)?.message;
      if (!message) return undefined;
      const actions: MessageAction[] = [
        ...(text ? [{ id: 'copy', text: 'chat.message.copy' as const, run: () => void copy(text) }] : []),
        ...(mayTakeBack(message, { isSeen: status === 'seen', side, questions })
          ? [
              {
                id: 'takeBack',
                text: 'chat.message.takeBack' as const,
                run: () => void takeBack(message.msgId),
              },
            ]
          : []),
        ...(hasContent(message) ? (addActions?.(message) ?? []) : []),
      ];
      return actions.length > 0 && <MessageMenu actions={actions} />;
    },
    [behind, side, questions, copy, takeBack, addActions],
  );
  return {
    renderMenu,
    toast: (
      <ToastRegion place="top" under>
        {told && (
          <Toast tone={told.isProblem ? 'problem' : 'done'} onClose={() => setTold(undefined)}>
            {t(told.text)}
          </Toast>
        )}
      </ToastRegion>
    ),
  };
}
