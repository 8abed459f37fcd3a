import { townSessionCalls } from '@parvis/api/calls/townSession';
import { Studio } from '@parvis/previews/studio/Studio';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { getBoardCountsQuery } from '../../../lib/api/boardQuery.ts';
import { client } from '../../../lib/api/client.ts';
import { type GatePhase, refreshProfile, useProfileGate } from '../../../lib/session/useProfile.ts';
import { chooseLocale } from '../../../lib/texts/store.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../../shell/createLazyPage.tsx';
import { LegalFooter } from '../../../shell/LegalFooter.tsx';
import { PageFailed } from '../../../shell/PageFailed.tsx';
import { ProfileLoading } from '../../../shell/ProfileLoading.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';
import { useDeskNav } from '../useDeskNav.tsx';
import { type Administrator, updateAdministrator } from './administrator.ts';
import { createThemeStore } from './themeStore.ts';

/** After a lost session, focusing the tab refreshes the profile. */
function useAdministrator(phase: GatePhase): Administrator | null {
  const last = useRef<Administrator | null>(null);
  last.current = updateAdministrator(last.current, phase);
  const signedOut = last.current?.signedOut === true;
  useEffect(() => {
    if (!signedOut) return;
    const refresh = () => void refreshProfile();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [signedOut]);
  return last.current;
}

// The studio does not need its texts.
const NoStudio = createLazyPage(
  async () => (await import('./NoStudio.tsx')).NoStudio,
  'staff',
  'chat',
  'home',
);

const getSamplesUrl = () => new URL('/samples/', location.href).href;

const SignedOutNotice = () => {
  const { t } = useTexts();
  return (
    <>
      {t('staff.theme.signedOut')}{' '}
      <ButtonLink
        size="small"
        variant="quiet"
        href="/staff/login"
        target="_blank"
        rel="noopener"
        title={t('part.newTab', { words: t('staff.signIn') })}
      >
        {t('staff.signIn')}
      </ButtonLink>
    </>
  );
};

const ignoreRoles = () => undefined;

const OpenStudio = ({ who, roles, signedOut }: Administrator) => {
  const { t, locale } = useTexts();
  const [role] = roles;
  const store = useMemo(() => createThemeStore(roles), [roles]);
  const { data: config } = useQuery({
    queryKey: ['lookOwner', role.cuid],
    queryFn: () => client.call(townSessionCalls.infoConfig, { cuid: role.cuid }),
  });
  const unread = useQuery(getBoardCountsQuery(role.cuid)).data?.waiting ?? 0;
  // Pages with another CSP need a full load.
  const openPage = (href: string) => location.assign(href);
  const nav = useDeskNav({ role, config, roles: [], onRoles: ignoreRoles, go: openPage }, 'theme', unread);
  return (
    <StaffPlace nav={nav}>
      <Studio
        store={store}
        t={t}
        locale={locale()}
        onLocale={(next) => void chooseLocale(next)}
        samples={getSamplesUrl()}
        opens={role.cuid}
        owner={who}
        notice={signedOut && <SignedOutNotice />}
        foot={<LegalFooter customer={config?.cstmr ?? { cuid: role.cuid }} />}
      />
    </StaffPlace>
  );
};

/** `/staff/theme`; stays open when the session ends. */
export const ThemePage = () => {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const administrator = useAdministrator(phase);
  const refused = !administrator && phase.kind !== 'loading' && phase.kind !== 'failed';
  useDocumentTitle(refused ? undefined : t('staff.theme.title'), t('app.name'));
  if (administrator) return <OpenStudio key={administrator.who} {...administrator} />;
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  return <NoStudio profile={phase.kind === 'ready' ? phase.profile : undefined} />;
};
