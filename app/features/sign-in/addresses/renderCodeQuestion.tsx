import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMedia } from '@parvis/ui/useMedia';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/api/useStore.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { noteLineClass } from '../../../shell/noteCard.ts';
import type { PlayProps } from '../../questionnaire/PlayQuestionnaire.tsx';
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

/** Shows the SMS to send above its question. */
const withSms =
  (discovery: () => PhoneDiscovery | undefined): NonNullable<PlayProps['renderQuestion']> =>
  (question, state) => {
    const code = discovery();
    if (!code || state.status === 'complete' || state.questionId !== 'sms.discover') return question;
    return <SendingSms code={code}>{question}</SendingSms>;
  };

const Note = styled('div', noteLineClass);

type CodeNoticeProps = Pick<AddressHost, 'news' | 'note'> & {
  questionId: string | undefined;
  children: ReactNode;
};

/** A question below a live region with news of its code; the region must exist before its text. */
const CodeNotice = ({ news, note, questionId, children }: CodeNoticeProps) => {
  useStore(news);
  const words = questionId === undefined ? undefined : note(questionId);
  return (
    <div>
      <Note role="status">
        {words && (
          <>
            <WarningIcon size={20} />
            <span>{words}</span>
          </>
        )}
      </Note>
      {children}
    </div>
  );
};

/** Renders a question with its SMS to send, or the news of its code. */
export const renderCodeQuestion =
  ({
    discovery,
    news,
    note,
  }: Pick<AddressHost, 'discovery' | 'news' | 'note'>): NonNullable<PlayProps['renderQuestion']> =>
  (question, state, send) => (
    <CodeNotice
      news={news}
      note={note}
      questionId={state.status === 'complete' ? undefined : state.questionId}
    >
      {withSms(discovery)(question, state, send)}
    </CodeNotice>
  );
