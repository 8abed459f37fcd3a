import { moderationCalls } from '@parvis/api/calls/moderation';
import { townCalls } from '@parvis/api/calls/town';
import type { Moderation, Notice, NoticeDecision } from '@parvis/api/entities/notice';
import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Moderation as ModerationScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { getAdminUrl } from './adminUrls.ts';
import { DecisionDialog, getDecisionTextId } from './DecisionDialog.tsx';
import { DeskToasts } from './DeskToasts.tsx';
import { buildBlock, buildModerated, buildNotice } from './moderationEntries.ts';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';
import { useWaitingMessages } from './useWaitingMessages.tsx';

/** Under the board's key, so that its events refresh it. */
const buildModerationQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'moderation'] as const,
    queryFn: async (): Promise<Moderation | null> =>
      (await client.call(moderationCalls.moderationGet, { cuid }))[0] ?? null,
  });

const decisions: readonly NoticeDecision[] = ['resume', 'close', 'block'];

interface Told {
  readonly text: TextId;
  readonly isDone: boolean;
}

/** Releases blocks, one at a time. */
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

/** `/staff/{cuid}/moderation`: abuse, removed messages and blocks, for those who moderate. */
export const StaffModeration = (desk: DeskProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl, level } = desk.role;
  const { data, isError, refetch } = useQuery(buildModerationQuery(cuid));
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  const [asked, setAsked] = useState<{ readonly notice: Notice; readonly decision: NoticeDecision }>();
  const [told, setTold] = useState<Told>();
  const { running, unblock } = useUnblock(cuid, setTold);
  const approval = useWaitingMessages(cuid, setTold);
  const nav = useDeskNav(desk, level === 'admin' ? 'admin' : 'moderation', unread);
  useDocumentTitle(withCount(formatTitle(t('notices.title'), cstmrLbl), unread));
  // The pressed button leaves with its entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are what changed
  useEffect(() => {
    if (told) focusHeading();
  }, [told, data]);
  const buildDecisions = (notice: Notice) => (titleId: string) =>
    decisions
      .filter((decision) => decision !== 'block' || notice.blockable !== undefined)
      .map((decision) => (
        <Button
          key={decision}
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onClick={() => setAsked({ notice, decision })}
        >
          {t(getDecisionTextId(notice, decision))}
        </Button>
      ));
  const buildParts = ({ notices, moderated, blocks, waiting = [] }: Moderation) => [
    ...(waiting.length > 0 ? [approval.buildPart(waiting)] : []),
    {
      id: 'open',
      title: t('notices.open'),
      empty: t('notices.open.empty'),
      entries: notices
        .filter(({ decided }) => !decided)
        .map((one) => ({ ...buildNotice(cuid, one, texts), actions: buildDecisions(one) })),
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
  return (
    <StaffPlace nav={nav}>
      <div>
        <ModerationScreen
          texts={{ title: t('notices.title'), text: t('notices.text') }}
          subtitle={cstmrLbl}
          onBack={() => navigate(level === 'admin' ? getAdminUrl(cuid) : `/staff/${cuid}`)}
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
