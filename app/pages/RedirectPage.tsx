import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { Notice } from '@parvis/ui/screens/Notice';
import { useEffect } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { judgeTarget } from './safeTarget.ts';

/** `/redirect?to=`: follows an address it knows; any other is shown with its host spelled out, and not followed. */
export const RedirectPage = () => {
  const { t } = useTexts();
  const target = judgeTarget(new URLSearchParams(location.search).get('to'));
  const href = target.kind === 'safe' ? target.href : undefined;
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);

  if (target.kind === 'none')
    return (
      <ErrorScreen
        texts={{ title: t('redirect.missing'), text: t('error.notFound.text') }}
        actions={<ButtonLink href="/m/home">{t('error.home')}</ButtonLink>}
      />
    );
  if (target.kind === 'unknown')
    return (
      <ErrorScreen
        texts={{ title: t('redirect.unsafe'), text: t('redirect.unsafe.text', { host: target.host }) }}
        actions={
          <ButtonLink variant="quiet" href="/m/home">
            {t('error.home')}
          </ButtonLink>
        }
      />
    );
  return (
    <Notice
      header={{ label: t('app.name') }}
      icon={<Spinner />}
      texts={{ title: t('redirect.to'), text: new URL(target.href).host }}
      actions={<ButtonLink href={target.href}>{target.href}</ButtonLink>}
    />
  );
};
