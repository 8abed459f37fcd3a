import { adminLinkCalls } from '@parvis/api/calls/links';
import type { ConnectLink } from '@parvis/api/entities/link';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Moderation as EntriesScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { getLinkUrl, LinkAddress } from '../invite-user/LinkAddress.tsx';
import { getAdminUrl } from './adminUrls.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { describeLink, formatLinkState } from './invites/describeLink.ts';
import { NewLinkDialog } from './invites/NewLinkDialog.tsx';
import { useLinks } from './invites/useLinks.ts';
import { WithdrawDialog } from './invites/WithdrawDialog.tsx';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const buildPlacesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['linkPlaces', cuid] as const,
    queryFn: () => client.call(adminLinkCalls.linksPlaces, { cuid }),
  });

type Asked = { readonly kind: 'new' } | { readonly kind: 'show' | 'withdraw'; readonly link: ConnectLink };

type LinkActionsProps = { titleId: string; onAsk: (kind: 'show' | 'withdraw') => void };

const LinkActions = ({ titleId, onAsk }: LinkActionsProps) => {
  const { t } = useTexts();
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => onAsk('show')}>
        {t('invites.show')}
      </Button>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => onAsk('withdraw')}>
        {t('invites.withdraw')}
      </Button>
    </>
  );
};

type LinkDialogsProps = Pick<ReturnType<typeof useLinks>, 'create' | 'withdraw'> & {
  cuid: string;
  asked: Asked | undefined;
  onAsk: (asked: Asked | undefined) => void;
  onWithdrawn: () => void;
};

const LinkDialogs = ({ cuid, asked, create, withdraw, onAsk, onWithdrawn }: LinkDialogsProps) => {
  const { t } = useTexts();
  const places = useQuery(buildPlacesQuery(cuid)).data ?? [];
  const close = () => onAsk(undefined);
  if (asked?.kind === 'new')
    return (
      <NewLinkDialog
        places={places}
        busy={create.isPending}
        hasFailed={create.isError}
        onCreate={(request) =>
          create.mutate(request, { onSuccess: (link) => onAsk(link && { kind: 'show', link }) })
        }
        onClose={close}
      />
    );
  if (asked?.kind === 'show')
    return (
      <Panel open title={asked.link.label ?? t('invites.ready')} onClose={close}>
        <LinkAddress id={asked.link.id} />
      </Panel>
    );
  if (asked?.kind !== 'withdraw') return null;
  return (
    <WithdrawDialog
      busy={withdraw.isPending}
      hasFailed={withdraw.isError}
      onWithdraw={() =>
        withdraw.mutate(asked.link.id, {
          onSuccess: () => {
            close();
            onWithdrawn();
          },
        })
      }
      onClose={close}
    />
  );
};

/** `/staff/{cuid}/links`, for administrators. */
export const StaffLinks = (desk: DeskProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { links, hasFailed, refetch, create, withdraw } = useLinks(cuid);
  const [asked, setAsked] = useState<Asked>();
  const [isTold, setTold] = useState(false);
  const nav = useDeskPage(desk, 'links', t('invites.links.title'));
  const toEntry = (link: ConnectLink) => ({
    id: link.id,
    title: link.label ?? t('invites.links.unnamed'),
    status: formatLinkState(link, t),
    lines: [...(link.placeLbl ? [link.placeLbl] : []), ...describeLink(link, texts), getLinkUrl(link.id)],
    actions: (titleId: string) =>
      link.state === 'valid' && <LinkActions titleId={titleId} onAsk={(kind) => setAsked({ kind, link })} />,
  });
  const parts = links && [
    {
      id: 'links',
      title: t('invites.links.made'),
      empty: t('invites.links.empty.text'),
      entries: links.map(toEntry),
    },
  ];
  return (
    <StaffPlace nav={nav}>
      <div>
        <EntriesScreen
          texts={{ title: t('invites.links.title'), text: t('invites.links.text') }}
          subtitle={cstmrLbl}
          onBack={() => navigate(getAdminUrl(cuid))}
          start={<Button onClick={() => setAsked({ kind: 'new' })}>{t('invites.links.new')}</Button>}
          parts={parts}
          onOpen={navigate}
          failed={
            hasFailed ? (
              <ErrorState title={t('invites.links.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
        <LinkDialogs
          cuid={cuid}
          asked={asked}
          onAsk={setAsked}
          onWithdrawn={() => setTold(true)}
          {...{ create, withdraw }}
        />
        <DeskToasts open={false}>
          {isTold && (
            <Toast tone="done" onClose={() => setTold(false)}>
              {t('invites.withdraw.done')}
            </Toast>
          )}
        </DeskToasts>
      </div>
    </StaffPlace>
  );
};
