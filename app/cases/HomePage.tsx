import { addresses } from '@parvis/api/addresses';
import type { UserStatus } from '@parvis/api/entities/user';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Home } from '@parvis/ui/screens/Home';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLive } from '../data/live/useLive.ts';
import { useOutbox } from '../data/outbox/useOutbox.ts';
import { useOwnCases } from '../data/ownCases.ts';
import { useLastCustomer } from '../look/useLastCustomer.ts';
import { dropUsedCode } from '../session/dropUsedCode.ts';
import { openScan } from '../session/lastScan.ts';
import { refreshProfile, useProfile } from '../session/useProfile.ts';
import { MainBar } from '../shell/MainBar.tsx';
import { PageFailed } from '../shell/PageFailed.tsx';
import { ProfileLoading } from '../shell/ProfileLoading.tsx';
import { StartPage } from '../shell/StartPage.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { caseItem, waitingCaseItem } from './caseItems.ts';

const drawIcon = iconDrawer(20);

const OwnCases = ({ profile }: { profile: UserStatus }) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  useLive(addresses.contributorLive.template);
  const customer = useLastCustomer();
  const own = useOwnCases();
  const { cases } = own;
  useDocumentTitle(t('home.title'), customer?.cstmrLbl ?? t('app.name'));
  const { items: outbox } = useOutbox();
  const known = new Set(cases?.map(({ csid }) => csid));
  const waiting = outbox.filter(
    ({ kind, csid, crUid }) => kind === 'case' && crUid === profile.crUid && !known.has(csid),
  );
  const items = [
    ...[...waiting].reverse().map((item) => waitingCaseItem(item, texts)),
    ...(cases ?? []).map((one) =>
      caseItem(one, texts, {
        href: `/m/case/${one.cuid}/${one.csid}`,
        customer: one.cstmrLbl !== customer?.cstmrLbl,
      }),
    ),
  ];
  const scanned = openScan();
  const role = profile.roles.find(({ staff }) => staff);
  return (
    <Home
      texts={{ title: t('home.title'), scanTitle: t('start.title'), scanText: t('start.text') }}
      header={{ label: customer?.cstmrLbl ?? t('app.name'), logoSrc: customer?.logo }}
      cases={{
        label: t('home.title'),
        items: cases || waiting.length > 0 ? items : undefined,
        onSelect: (id) => navigate(items.find((item) => item.id === id)?.href ?? '/m/home'),
        renderIcon: drawIcon,
        empty: (
          <EmptyState icon={<ListIcon size={28} />} title={t('home.empty')} text={t('home.empty.text')} />
        ),
        instead:
          own.isError && items.length === 0 ? (
            <ErrorState
              title={t('load.failed')}
              text={t('load.failed.text')}
              onRetry={() => void own.refetch()}
            />
          ) : undefined,
      }}
      more={
        own.hasNextPage
          ? {
              label: t('home.more'),
              loading: own.isFetchingNextPage,
              onLoad: () => void own.fetchNextPage(),
            }
          : undefined
      }
      scanAction={scanned && <ButtonLink href={`/q/${scanned}`}>{t('home.report')}</ButtonLink>}
      notice={
        role && (
          <ButtonLink variant="quiet" href={`/staff/${role.cuid}`}>
            {t('home.staff')} · {role.cstmrLbl}
          </ButtonLink>
        )
      }
      bottomBar={<MainBar current="cases" />}
    />
  );
};

/** `/m/home`: own cases when there is an identity, else how to begin. */
export const HomePage = () => {
  const { phase } = useProfile();
  useEffect(() => void refreshProfile().then(dropUsedCode), []);
  if (phase.kind === 'ready') return <OwnCases profile={phase.profile} />;
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  return <StartPage />;
};
