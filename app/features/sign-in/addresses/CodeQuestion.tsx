import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMedia } from '@parvis/ui/useMedia';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/api/useStore.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { noteLineClass } from '../../../shell/noteCard.ts';
import type { Play } from '../../questionnaire/PlayQuestionnaire.tsx';
import type { AddressHost } from './addressHost.ts';
import type { PhoneDiscovery } from './addressVerification.ts';
import { buildSmsLink } from './discovery.ts';

const SmsText = styled('p', { margin: 0, lineHeight: '$snug' });
const Sending = styled('div', { display: 'grid', gap: '$4' });

const SendingSms = ({ code, children }: { code: PhoneDiscovery; children: ReactNode }) => {
  const { t } = useTexts();
  // A desktop cannot send SMS.
  const isDesk = useMedia('(pointer: fine)');
  return (
    <Sending>
      <SmsText>{t('sms.discover.text')}</SmsText>
      {!isDesk && (
        <ButtonLink block variant="solid" href={buildSmsLink(code)}>
          {t('sms.discover.open')}
        </ButtonLink>
      )}
      {children}
    </Sending>
  );
};

const Note = styled('div', noteLineClass);

export type CodeQuestionProps = Pick<AddressHost, 'discovery' | 'news' | 'note'> & { play: Play };

/** Question with an SMS to send, below a live region that must exist before its text. */
export const CodeQuestion = ({ play, discovery, news, note }: CodeQuestionProps) => {
  useStore(news);
  const { state, question, addNotice } = play;
  const questionId = state.status === 'complete' ? undefined : state.questionId;
  const words = questionId === undefined ? undefined : note(questionId);
  const sms = questionId === 'sms.discover' ? discovery() : undefined;
  return addNotice(
    <div>
      <Note role="status">
        {words && (
          <>
            <WarningIcon size={20} />
            <span>{words}</span>
          </>
        )}
      </Note>
      {sms ? <SendingSms code={sms}>{question}</SendingSms> : question}
    </div>,
  );
};
