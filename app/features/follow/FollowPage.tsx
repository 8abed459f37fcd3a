import { followerCalls } from '@parvis/api/calls/followers';
import type { FollowedInfo, FollowedMessage } from '@parvis/api/entities/follower';
import { displayMoment } from '@parvis/locales/dates';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { FollowedCase } from '@parvis/ui/screens/FollowedCase';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { MessageMedia } from '../media/MessageMedia.tsx';
import { buildFollowedQuery, followKeys } from './followQueries.ts';
import { formatFollowedEvent, formatFollowedState, formatKnownFacts, getFollowTitle } from './followTexts.ts';

const useMoment = () => {
  const { locale } = useTexts();
  return (at: string) => displayMoment(locale(), new Date(at));
};

/** Unfollows, then opens the list. */
function useUnfollow({ cuid, csid }: Pick<FollowedInfo, 'cuid' | 'csid'>) {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'running' | 'failed'>();
  const unfollow = async () => {
    setState('running');
    try {
      await client.call(followerCalls.casesUnfollow, { cuid, body: { csid } });
      void queryClient.invalidateQueries({ queryKey: followKeys.all });
      navigate('/m/home', { replace: true });
    } catch {
      setState('failed');
    }
  };
  return { state, unfollow };
}

function useMessages({ cuid, csid, messages }: FollowedInfo) {
  const { t } = useTexts();
  const formatMoment = useMoment();
  return messages?.map(({ msgId, at, staff, txt, media, gone }: FollowedMessage) => ({
    id: msgId,
    author: t(staff ? 'follow.author.staff' : 'follow.author.reporter'),
    when: formatMoment(at),
    at,
    text: gone ? t('follow.message.gone') : txt,
    media: media && <MessageMedia side="mobile" cuid={cuid} csid={csid} media={media} />,
  }));
}

const FollowedView = ({ info }: { info: FollowedInfo }) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const formatMoment = useMoment();
  const { state, unfollow } = useUnfollow(info);
  const messages = useMessages(info);
  const title = getFollowTitle(info);
  useDocumentTitle(`${title} · ${info.placeLbl}`, info.cstmrLbl);
  const role = info.as === 'supported' ? 'supported' : 'q_follower';
  const about = messages ? 'follow.messages.text' : 'follow.messages.closed';
  return (
    <FollowedCase
      texts={{ title, events: t('follow.events'), messages: t('follow.messages') }}
      subtitle={info.placeLbl}
      onBack={() => navigate('/m/home')}
      status={formatFollowedState(info, texts)}
      lines={[
        `${t(`follow.as.${role}`)} ${info.state === 'closed' ? '' : t('follow.news')}`.trim(),
        formatKnownFacts(info, texts),
      ]}
      steps={info.events.map((event) => ({
        key: event.at + event.kind,
        text: formatFollowedEvent(event, texts),
        when: formatMoment(event.at),
        at: event.at,
      }))}
      about={messages?.length === 0 ? `${t(about)} ${t('follow.messages.none')}` : t(about)}
      messages={messages}
      actions={
        <>
          {info.qrid && (
            <ButtonLink variant="quiet" href={`/q/${info.qrid}/report/${info.ccatCode}`}>
              {t('follow.add')}
            </ButtonLink>
          )}
          <Button variant="quiet" loading={state === 'running'} onClick={() => void unfollow()}>
            {t('follow.stop')}
          </Button>
          {state === 'failed' && <p role="alert">{t('follow.failed')}</p>}
        </>
      }
      footer={<LegalFooter customer={{ cuid: info.cuid }} />}
      bottomBar={<MainBar current="cases" />}
    />
  );
};

const FollowedPage = ({ cuid, csid }: { cuid: string; csid: string }) => {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(buildFollowedQuery(cuid, csid));
  useCaseCustomer(cuid);
  if (data) return <FollowedView info={data} />;
  if (getRefusal(error)?.code === 'unknownCase')
    return (
      <NotFoundScreen
        texts={{ title: t('follow.unknown'), text: t('follow.unknown.text') }}
        links={[{ href: '/m/home', label: t('nav.cases') }]}
        legal={{ cuid }}
      />
    );
  return error ? (
    <PageFailed onRetry={() => void refetch()} />
  ) : (
    <PageLoading waiting={t('follow.loading')} />
  );
};

/** `/m/follow/{cuid}/{csid}`: another person's case. */
export const FollowPage = ({ cuid, csid }: { cuid: string; csid: string }) => (
  <SessionGate>{() => <FollowedPage cuid={cuid} csid={csid} />}</SessionGate>
);
