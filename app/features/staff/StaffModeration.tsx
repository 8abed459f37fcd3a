import { townCalls } from '@parvis/api/calls/town';
import type { Moderation, Notice, NoticeDecision } from '@parvis/api/entities/notice';
import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Moderation as ModerationScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { DecisionDialog, getDecisionTextId } from './DecisionDialog.tsx';
import { DeskToasts } from './DeskToasts.tsx';
import { buildBlock, buildModerated, buildNotice } from './moderationEntries.ts';
import { buildModerationQuery } from './moderationQuery.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';
import { useWaitingMessages } from './useWaitingMessages.tsx';

const decisions: readonly NoticeDecision[] = ['resume', 'close', 'block'];

interface Told {
  readonly text: TextId;
  readonly isDone: boolean;
}

/** One at a time. */
function useUnblock(cuid: string, tell: (told: Told) => void) {
  const [running, setRunning] = useState<string>();
  const unblock = async ({ csid, crUid }: Moderation['blocks'][number]) => {
    setRunning(crUid);
    try {
      await client.call(townCalls.usersBlock, { cuid, body: { csid, id: createId(), crUid, release: true } });
      tell({ text: 'notices.unblock.done', isDone: true });
    } catch {
      tell({ text: 'notices.unblock.failed', isDone: false });
    }
    setRunning(undefined);
    refreshByEvent({ type: 'case', cuid, csid });
  };
  return { running, unblock };
}

type Asked = { readonly notice: Notice; readonly decision: NoticeDecision };

type DecisionButtonsProps = {
  notice: Notice;
  titleId: string;
  onAsk: (asked: Asked) => void;
};

const DecisionButtons = ({ notice, titleId, onAsk }: DecisionButtonsProps) => {
  const { t } = useTexts();
  return decisions
    .filter((decision) => decision !== 'block' || notice.blockable !== undefined)
    .map((decision) => (
      <Button
        key={decision}
        variant="quiet"
        size="small"
        aria-describedby={titleId}
        onClick={() => onAsk({ notice, decision })}
      >
        {t(getDecisionTextId(notice, decision))}
      </Button>
    ));
};

type PartActions = {
  cuid: string;
  onAsk: (asked: Asked) => void;
  unblocking: ReturnType<typeof useUnblock>;
  approval: ReturnType<typeof useWaitingMessages>;
};

/** Open and decided notices, removed messages, blocks. */
function useModerationParts({ cuid, onAsk, unblocking: { running, unblock }, approval }: PartActions) {
  const texts = useTexts();
  const { t } = texts;
  return ({ notices, moderated, blocks, waiting = [] }: Moderation) => [
    ...(waiting.length > 0 ? [approval.buildPart(waiting)] : []),
    {
      id: 'open',
      title: t('notices.open'),
      empty: t('notices.open.empty'),
      entries: notices
        .filter(({ decided }) => !decided)
        .map((one) => ({
          ...buildNotice(cuid, one, texts),
          actions: (titleId: string) => <DecisionButtons {...{ notice: one, titleId, onAsk }} />,
        })),
    },
    {
      id: 'decided',
      title: t('notices.decided'),
      empty: t('notices.decided.empty'),
      entries: notices.filter(({ decided }) => decided).map((one) => buildNotice(cuid, one, texts)),
    },
    {
      id: 'moderated',
      title: t('notices.moderated'),
      empty: t('notices.moderated.empty'),
      entries: moderated.map((one) => buildModerated(cuid, one, texts)),
    },
    {
      id: 'blocks',
      title: t('notices.blocks'),
      empty: t('notices.blocks.empty'),
      entries: blocks.map((one) => ({
        ...buildBlock(cuid, one, texts),
        actions: (titleId: string) => (
          <Button
            variant="quiet"
            size="small"
            aria-describedby={titleId}
            loading={running === one.crUid}
            onClick={() => void unblock(one)}
          >
            {t('notices.unblock')}
          </Button>
        ),
      })),
    },
  ];
}

/** `/staff/{cuid}/moderation`, for moderators. */
export const StaffModeration = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { data, isError, refetch } = useQuery(buildModerationQuery(cuid));
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<Told>();
  const nav = useDeskPage(desk, 'moderation', t('notices.title'));
  const unblocking = useUnblock(cuid, setTold);
  const approval = useWaitingMessages(cuid, setTold);
  const buildParts = useModerationParts({ cuid, onAsk: setAsked, unblocking, approval });
  // The pressed button leaves with its entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are what changed
  useEffect(() => {
    if (told) focusHeading();
  }, [told, data]);
  return (
    <StaffPlace nav={nav}>
      <div>
        <ModerationScreen
          texts={{ title: t('notices.title'), text: t('notices.text') }}
          subtitle={cstmrLbl}
          parts={data ? buildParts(data) : undefined}
          onOpen={navigate}
          failed={
            isError && !data ? (
              <ErrorState title={t('notices.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
        {approval.dialog}
        {asked && (
          <DecisionDialog
            {...{ cuid, ...asked }}
            onDone={() => {
              setAsked(undefined);
              setTold({ text: `notices.done.${asked.decision}`, isDone: true });
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        <DeskToasts open={false}>
          {told && (
            <Toast tone={told.isDone ? 'done' : 'problem'} onClose={() => setTold(undefined)}>
              {t(told.text)}
            </Toast>
          )}
        </DeskToasts>
      </div>
    </StaffPlace>
  );
};
