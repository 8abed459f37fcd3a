import type { CaseInfo } from '@parvis/api/entities/case';
import { displayTime } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CaseMessage } from '../../../lib/api/foreignMessages.ts';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { Panel } from '../../../shell/Panel.tsx';
import { focusEntry } from '../../cases/focusEntry.ts';
import { type ColleagueAnswer, findColleagueAnswer } from './answeredMeanwhile.ts';

const Quote = styled('div', {
  position: 'relative',
  margin: 0,
  padding: '$3 $4',
  borderInlineStart: '4px solid $colors$reportBtnBrdr',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '12rem',
  overflowY: 'auto',
});

type Asked = ColleagueAnswer & { readonly txt: string };

/** Last message at the draft's start; survives a reload. */
function useDraftStart(csid: string, draft: string, messages: readonly CaseMessage[] | undefined) {
  const [slot] = useState(() => createOwnSlot(`draftSeen_${csid}`));
  const since = useRef<number>(undefined);
  const isBegun = draft !== '';
  useEffect(() => {
    if (!isBegun) {
      since.current = undefined;
      slot.remove();
    } else if (since.current === undefined && messages) {
      const kept = slot.load();
      since.current = typeof kept === 'number' ? kept : (messages.at(-1)?.msgId ?? 0);
      slot.save(since.current);
    }
  }, [isBegun, messages, slot]);
  return {
    since,
    markSeen(msgId: number) {
      since.current = msgId;
      slot.save(msgId);
    },
  };
}

type Writing = {
  readonly csid: string;
  readonly draft: string;
  readonly messages: readonly CaseMessage[] | undefined;
  readonly info: CaseInfo | undefined;
  readonly onSend: (txt: string) => void;
};

/** Asks once before sending if a colleague has answered since. */
export function useAnswerCheck({ csid, draft, messages, info, onSend }: Writing): {
  send: (txt: string) => void;
  /** Continues once sent: after "send anyway", if asked. */
  goOn: (next: () => void) => void;
  dialog: ReactNode;
} {
  const { t, locale } = useTexts();
  const { since, markSeen } = useDraftStart(csid, draft, messages);
  const [asked, setAsked] = useState<Asked>();
  const asking = useRef(false);
  const next = useRef<() => void>(undefined);
  const send = (txt: string) => {
    const answer =
      info && messages && since.current !== undefined
        ? findColleagueAnswer(messages, info, since.current)
        : undefined;
    asking.current = answer !== undefined;
    next.current = undefined;
    if (answer) setAsked({ ...answer, txt });
    else onSend(txt);
  };
  const goOn = (then: () => void) => {
    if (asking.current) next.current = then;
    else then();
  };
  const look = ({ message }: Asked) => {
    markSeen(message.msgId);
    setAsked(undefined);
    // After the dialog restored the focus.
    setTimeout(() => focusEntry(message.id));
  };
  const sendAnyway = ({ txt }: Asked) => {
    setAsked(undefined);
    onSend(txt);
    next.current?.();
  };
  const dialog = asked && (
    <Panel
      open
      title={t('staff.answered.title', {
        name: asked.name,
        time: displayTime(locale(), new Date(asked.message.msgCdatim1)),
      })}
      description={t('staff.answered.text')}
      onClose={() => look(asked)}
      actions={
        <>
          <Button variant="solid" onClick={() => look(asked)}>
            {t('staff.answered.look')}
          </Button>
          <Button variant="quiet" onClick={() => sendAnyway(asked)}>
            {t('staff.answered.send')}
          </Button>
        </>
      }
    >
      <Quote dir="auto">
        {asked.message.msgTxt ??
          t((asked.message.media?.length ?? 0) > 0 ? 'staff.answered.photo' : 'staff.answered.question')}
      </Quote>
    </Panel>
  );
  return { send, goOn, dialog };
}
