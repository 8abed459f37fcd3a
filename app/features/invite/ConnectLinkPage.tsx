import { linkCalls } from '@parvis/api/calls/links';
import type { Connected } from '@parvis/api/entities/link';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { createResource, type Resource, useResource } from '../../lib/api/resource.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { texts } from '../../lib/texts/store.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { QrPage } from '../report/QrPage.tsx';
import { DeadLink, UnknownLink } from './DeadLink.tsx';
import { isByReporter, isOwnLink, JoinCase } from './JoinCase.tsx';

const known = new Map<string, Resource<Connected | undefined>>();

/** By id and language. */
function getLinkResource(connectId: string): Resource<Connected | undefined> {
  const key = `${texts.locale()} ${connectId}`;
  const resource =
    known.get(key) ??
    createResource<Connected | undefined>(
      async () => (await client.call(linkCalls.linkInfo, { body: { connectId } }))[0],
      { staleTime: 0 },
    );
  known.set(key, resource);
  return resource;
}

const getGateText = (invitation: Connected['invitation']) => {
  if (isOwnLink(invitation)) return 'invite.own.gate';
  return isByReporter(invitation) ? 'invite.between.gate' : 'invite.gate';
};

const InvitedCase = ({
  connectId,
  connected,
  onChange,
}: {
  connectId: string;
  connected: Connected;
  onChange: () => void;
}) => {
  const { t } = useTexts();
  const { cstmr, csid, opensStart, invitation } = connected;
  if (csid !== undefined && !opensStart) return <Redirect to={`/m/case/${cstmr.cuid}/${csid}`} replace />;
  return (
    <SessionGate
      customer={{
        label: cstmr.cstmrLbl,
        ...(cstmr.logo && { logoSrc: cstmr.logo }),
        ...(cstmr.banner && { bannerSrc: cstmr.banner }),
      }}
      legal={cstmr}
      words={{
        title: t('gate.title'),
        text: t(getGateText(invitation), { cstmr: cstmr.cstmrLbl }),
        point: t('gate.cookies'),
      }}
    >
      {() => <JoinCase {...{ connectId, connected, onChange }} />}
    </SessionGate>
  );
};

/** `/m/c/{connectId}`: a customer's menu, an invitation, or why the link is dead. */
export const ConnectLinkPage = ({ connectId }: { connectId: string }) => {
  const resource = getLinkResource(connectId);
  const { data, error } = useResource(resource);
  useCustomerTheme(data?.cstmr.theme);
  const retry = () => void resource.refresh();
  if (!data) {
    if (isRefusedAs(error, 'unknownLink', 'badRequest', 'unknownCustomer')) return <UnknownLink />;
    return error ? <PageFailed onRetry={retry} /> : <PageLoading />;
  }
  const isJoined = data.csid !== undefined;
  if (data.state !== 'valid' && !isJoined) return <DeadLink connected={data} />;
  if (data.kind === 'customer')
    return (
      <Suspense fallback={<PageLoading />}>
        <QrPage qrid={connectId} linked={data.cstmr} />
      </Suspense>
    );
  return <InvitedCase connectId={connectId} connected={data} onChange={retry} />;
};
