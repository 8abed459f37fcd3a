import type { UserStatus } from '@parvis/api/entities/user';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { Gate } from '@parvis/ui/screens/Gate';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { hasCookiesEnabled } from '../lib/boot/boot.ts';
import type { LegalSite } from '../lib/legal/legalLinks.ts';
import { useProfileGate } from '../lib/session/useProfile.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { LanguageOffers } from './LanguageOffers.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { DocumentTitle } from './useDocumentTitle.ts';

export type SessionGateProps = {
  qrid?: string | undefined;
  customer?: { label: string; place?: string; logoSrc?: string; bannerSrc?: string } | undefined;
  /** Default: the service. */
  legal?: LegalSite | undefined;
  /** For others than visitors. */
  words?: { title: string; text: string; point: string } | undefined;
  /** For a known visitor's profile. */
  placeholder?: ReactNode;
  children: (profile: UserStatus) => ReactNode;
};

/** Survives a visit to the terms, not a reload: nothing is stored before acceptance. */
let ticked = false;

/** Cookie gate (specification 2). */
export const SessionGate = ({ qrid, customer, legal, words, placeholder, children }: SessionGateProps) => {
  const { t } = useTexts();
  const { phase, accept } = useProfileGate(qrid);
  const [, navigate] = useLocation();
  const [agreed, setAgreed] = useState(ticked);
  const [declined, setDeclined] = useState(false);

  if (!hasCookiesEnabled())
    return (
      <ErrorScreen
        texts={{ title: t('gate.cookiesOff'), text: t('gate.cookiesOff.text') }}
        actions={<LanguageOffers />}
      />
    );
  if (phase.kind === 'loading') return placeholder ?? <ProfileLoading phase={phase} />;
  if (phase.kind === 'opening')
    return <PageLoading waiting={phase.retrying ? t('load.retrying') : t('load.session')} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  if (phase.kind === 'ready') return children(phase.profile);
  const title = words?.title ?? t('gate.title');
  return (
    <>
      <DocumentTitle parts={[title, customer?.label ?? t('app.name')]} />
      <Gate
        full
        texts={{
          title,
          text: words?.text ?? t('gate.lead'),
          points: [words?.point ?? t('gate.cookies')],
          agree: t('gate.check'),
          termsLink: t('gate.terms'),
          unticked: t('gate.unticked'),
          accept: t('gate.accept'),
          decline: t('gate.decline'),
          declined: t('gate.declined'),
        }}
        customer={customer}
        agreed={agreed}
        onAgree={(agrees) => {
          ticked = agrees;
          setAgreed(agrees);
        }}
        onAccept={() => {
          ticked = false;
          scrollTo(0, 0);
          accept();
        }}
        onDecline={() => setDeclined(true)}
        declined={declined}
        termsHref="/terms"
        onTerms={() => navigate('/terms')}
        languages={<LanguageOffers />}
        footer={<LegalFooter customer={legal} />}
      />
    </>
  );
};
