import { Studio } from '@parvis/previews/studio/Studio';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useMemo } from 'react';
import { PageFailed } from '../pages/PageFailed.tsx';
import { PageLoading } from '../pages/PageLoading.tsx';
import { useDocumentTitle } from '../pages/useDocumentTitle.ts';
import { useProfile } from '../session/useProfile.ts';
import { chooseLocale } from '../texts/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { themeStore } from './themeStore.ts';

/** Where the sample pages stand on this host. */
const samples = () => new URL('/samples/', location.href).href;

/** `/staff/theme`: the studio for administrators; what they save is live at the next load. */
export const ThemePage = () => {
  const { t, locale } = useTexts();
  const { phase } = useProfile();
  useDocumentTitle(t('staff.theme.title'));
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const administered = useMemo(
    () => profile?.roles.filter(({ staff, level }) => staff && level === 'admin') ?? [],
    [profile],
  );
  const store = useMemo(() => themeStore(administered), [administered]);
  if (phase.kind === 'loading') return <PageLoading waiting={t('load.servers')} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  const [first] = administered;
  if (first)
    return (
      <Studio
        store={store}
        t={t}
        locale={locale()}
        onLocale={(next) => void chooseLocale(next)}
        samples={samples()}
        opens={first.cuid}
      />
    );
  return (
    <ErrorScreen
      icon={<LockIcon size={36} />}
      texts={{ title: t('staff.theme.noRole'), text: t('staff.theme.noRole.text') }}
      actions={<ButtonLink href="/staff/login">{t('staff.signIn')}</ButtonLink>}
    />
  );
};
