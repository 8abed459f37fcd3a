import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMedia } from '@parvis/ui/useMedia';
import type { ReactNode } from 'react';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { AskedDiscovery } from './askedAddress.ts';
import { smsLink } from './discovery.ts';

const Told = styled('p', { margin: 0, lineHeight: '$snug' });
const Sending = styled('div', { display: 'grid', gap: '$4' });

const SendingSms = ({ code, children }: { code: AskedDiscovery; children: ReactNode }) => {
  const { t } = useTexts();
  // A desk has no SMS to open: its reader types the code on a phone.
  const isDesk = useMedia('(pointer: fine)');
  return (
    <Sending>
      <Told>{t('sms.discover.text')}</Told>
      {!isDesk && (
        <ButtonLink block variant="solid" href={smsLink(code)}>
          {t('sms.discover.open')}
        </ButtonLink>
      )}
      {children}
    </Sending>
  );
};

/** Puts the SMS that is to be sent above the question whether it was sent. */
export const withSms =
  (discovery: () => AskedDiscovery | undefined): NonNullable<PlayProps['renderQuestion']> =>
  (question, state) => {
    const code = discovery();
    if (!code || state.status === 'complete' || state.questionId !== 'sms.discover') return question;
    return <SendingSms code={code}>{question}</SendingSms>;
  };
