import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMedia } from '@parvis/ui/useMedia';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/api/store.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { noteLineClass } from '../../../shell/noteCard.ts';
import type { PlayProps } from '../../questionnaire/PlayQuestionnaire.tsx';
import type { AskedDiscovery } from './askedAddress.ts';
import { smsLink } from './discovery.ts';
import type { GiveAddress } from './giveAddress.ts';

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
const withSms =
  (discovery: () => AskedDiscovery | undefined): NonNullable<PlayProps['renderQuestion']> =>
  (question, state) => {
    const code = discovery();
    if (!code || state.status === 'complete' || state.questionId !== 'sms.discover') return question;
    return <SendingSms code={code}>{question}</SendingSms>;
  };

const Note = styled('div', noteLineClass);

type WaitingProps = Pick<GiveAddress, 'news' | 'note'> & {
  questionId: string | undefined;
  children: ReactNode;
};

/** A question, and above it that no code was sent, or that the one which it waits for will not come. The region is there before its words, so that they are heard. */
const Waiting = ({ news, note, questionId, children }: WaitingProps) => {
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

/** Puts what belongs to a code around its question: the SMS that is to be sent, or what became of the one that is waited for. */
export const aroundCodes =
  ({
    discovery,
    news,
    note,
  }: Pick<GiveAddress, 'discovery' | 'news' | 'note'>): NonNullable<PlayProps['renderQuestion']> =>
  (question, state, send) => (
    <Waiting news={news} note={note} questionId={state.status === 'complete' ? undefined : state.questionId}>
      {withSms(discovery)(question, state, send)}
    </Waiting>
  );
