import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Notice } from '@parvis/ui/screens/Notice';
import type { ReactNode } from 'react';
import { LanguageOffers } from '../shell/LanguageOffers.tsx';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { signInFor } from './wantedPage.ts';

export type PhoneNoticeProps = {
  icon: ReactNode;
  texts: { title: string; text: string };
  /** Ways on. */
  actions: ReactNode;
};

/** Says on the phone why there is nothing to answer, or what came of it. */
export const PhoneNotice = ({ icon, texts, actions }: PhoneNoticeProps) => {
  const { t } = useTexts();
  useDocumentTitle(texts.title, t('app.name'));
  return (
    <Notice
      header={{ label: t('app.name'), subtitle: t('login.staff.title') }}
      icon={icon}
      texts={texts}
      actions={actions}
    >
      <LanguageOffers />
      <LegalFooter customer={undefined} />
    </Notice>
  );
};

/** To the board, the place of staff. */
export const ToBoard = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="quiet" href="/staff">
      {t('connect.phone.board')}
    </ButtonLink>
  );
};

/** To where staff sign in, and back here. */
export const ToSignIn = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="solid" href={signInFor('/staff/connect')}>
      {t('connect.phone.signIn.go')}
    </ButtonLink>
  );
};
