import { addresses } from '@parvis/api/addresses';
import { sessionCalls } from '@parvis/api/calls/session';
import type { UserStatus } from '@parvis/api/entities/user';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Stack } from '@parvis/ui/parts/Stack';
import { Text } from '@parvis/ui/parts/Text';
import { Home } from '@parvis/ui/screens/Home';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useOwnCases } from '../../lib/api/ownCases.ts';
import { useLastCustomer, useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { findPage } from '../../lib/session/addressPage.ts';
import { hasErased } from '../../lib/session/erasedMark.ts';
import { markScanUsed, readUnusedScan } from '../../lib/session/lastScan.ts';
import { hasSignedOut } from '../../lib/session/signedOutMark.ts';
import { profileResource, refreshProfile, setProfile, useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { ProfileLoading } from '../../shell/ProfileLoading.tsx';
import { StartPage, UnknownHome } from '../../shell/StartPage.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCustomerInfo } from '../customer/useCaseCustomer.ts';
import { FollowedList } from '../follow/FollowedList.tsx';
import { buildFollowingQuery } from '../follow/followQueries.ts';
import { LazyOwnGatherings } from '../gatherings/LazyOwnGatherings.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import { useSurvey } from '../survey/useSurvey.tsx';
import { ConnectionLine } from './CaseBanner.tsx';
import { useCachedCases } from './cachedCases.ts';
import { buildHomeItems, findSingleCustomer } from './caseItems.ts';
import { LazyHomeOffer } from './LazyHomeOffer.tsx';
import { SignedOutCard, SignedOutGate, useSignedOut } from './SignedOut.tsx';
import { UnsentItems } from './UnsentItems.tsx';
import { useListSnapshot } from './usePageSnapshot.ts';

/** Drops the last scanned code after a case was opened from it. Never rejects. */
async function dropUsedCode(): Promise<void> {
  const { qrid, qridUsed } = profileResource.get().data ?? {};
  if (!qrid || !qridUsed) return;
  try {
    setProfile(await client.call(sessionCalls.userQridClear, {}));
    markScanUsed(qrid);
  } catch {
    // Retried at the next visit.
  }
}

const drawIcon = iconDrawer(20);

type NoCasesProps = { profile: UserStatus; isOut: boolean; isFollower: boolean };

const NoCases = ({ profile, isOut, isFollower }: NoCasesProps) => {
  const { t } = useTexts();
  if (isFollower) return <Text>{t('home.empty.follows')}</Text>;
  const canFind = !isOut && profile.email === undefined && profile.phone === undefined;
  return (
    <EmptyState
      icon={<ListIcon size={28} />}
      title={t('home.empty')}
      text={t('home.empty.text')}
      action={
        canFind && (
          <ButtonLink variant="quiet" href={findPage}>
            {t('home.elsewhere')}
          </ButtonLink>
        )
      }
    />
  );
};

const OwnCases = ({ profile, isOut }: { profile: UserStatus; isOut: boolean }) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  useCachedCases(profile.crUid ?? '');
  const live = useLive(addresses.contributorLive.template);
  const scannedLast = useLastCustomer();
  const own = useOwnCases();
  const only = findSingleCustomer(own.cases);
  const site = useSiteName(only?.cstmrLbl);
  const { customer: listed } = useCustomerInfo(scannedLast ? undefined : only?.cuid);
  const customer = scannedLast ?? listed;
  useDocumentTitle(t('home.title'), site);
  const { items: kept, outbox } = useOutbox();
  const waiting = kept.filter(({ crUid }) => crUid === profile.crUid);
  const others = kept.filter(({ crUid }) => crUid !== profile.crUid);
  const items = buildHomeItems(own.cases, waiting, texts, customer?.cstmrLbl ?? site);
  useListSnapshot(profile.crUid ?? '', { site, items: own.listed ? items : undefined });
  // Offline, retries are pointless.
  const following = useQuery(buildFollowingQuery());
  const isFollower = (following.data ?? []).length > 0;
  const failed = !own.listed && (own.isError || (own.failureCount > 0 && !navigator.onLine));
  const failure = failed ? (
    <ErrorState
      title={t(items.length > 0 ? 'home.partial' : 'load.failed')}
      text={t('load.failed.text')}
      onRetry={() => void own.refetch()}
    />
  ) : undefined;
  const scanned = readUnusedScan();
  const role = profile.roles.find(({ staff }) => staff);
  const survey = useSurvey(own.listed && !isOut);
  if (!site) return <ProfileLoading phase={{ kind: 'loading', retrying: false }} />;
  return (
    <Home
      texts={{ title: t('home.title'), scanTitle: t('start.title'), scanText: t('start.text') }}
      header={{ label: site, logoSrc: customer?.logo }}
      cases={{
        label: t('home.title'),
        items: items.length > 0 || (own.listed && !following.isLoading) ? items : undefined,
        onSelect: (id) => navigate(items.find((item) => item.id === id)?.href ?? '/m/home'),
        renderIcon: drawIcon,
        empty: <NoCases profile={profile} isOut={isOut} isFollower={isFollower} />,
        instead: items.length === 0 ? failure : undefined,
      }}
      banner={<ConnectionLine live={live} />}
      problem={items.length > 0 ? failure : undefined}
      offer={
        <>
          <FollowedList />
          {customer && <LazyOwnGatherings cuid={customer.cuid} />}
          {own.listed && profile.roles.length === 0 && (
            <LazyHomeOffer profile={profile} states={own.cases?.map(({ state }) => state) ?? []} />
          )}
          {survey}
        </>
      }
      more={
        own.hasNextPage
          ? {
              label: t('home.more'),
              loading: own.isFetchingNextPage,
              onLoad: () => void own.fetchNextPage(),
            }
          : undefined
      }
      scanAction={
        <Stack gap={2}>
          {scanned && (
            <ButtonLink block href={`/q/${scanned}`}>
              {t('home.report')}
            </ButtonLink>
          )}
          <ScanButton variant="quiet" />
        </Stack>
      }
      notice={
        <>
          {role && (
            <ButtonLink variant="quiet" href={`/staff/${role.cuid}`}>
              {t('home.staff')} · {role.cstmrLbl}
            </ButtonLink>
          )}
          {isOut && <SignedOutCard />}
          <UnsentItems items={others} outbox={outbox} />
        </>
      }
      footer={<LegalFooter customer={customer} />}
      bottomBar={<MainBar current="cases" />}
    />
  );
};

/** `/m/home`: lists own cases, or explains how to begin or find them. */
export const HomePage = () => {
  const { phase } = useProfileGate();
  const [asked, setAsked] = useState(false);
  const out = useSignedOut(phase);
  // A layout effect comes before the requests of what the page shows (specification 2).
  useLayoutEffect(() => void refreshProfile().then(dropUsedCode), []);
  if (phase.kind === 'ready') return <OwnCases profile={phase.profile} isOut={out === true} />;
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  if (out === undefined) return <ProfileLoading phase={{ kind: 'loading', retrying: false }} />;
  if (out || asked)
    return (
      <SignedOutGate isOut={out}>{(profile) => <OwnCases profile={profile} isOut={out} />}</SignedOutGate>
    );
  if (hasErased()) return <StartPage scan={<ScanButton />} />;
  return <UnknownHome onShow={hasSignedOut() ? undefined : () => setAsked(true)} />;
};
