import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import type { ReactNode } from 'react';
import { useStore } from '../data/store.ts';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { noteLineClass } from '../shell/noteCard.ts';
import type { GiveAddress } from './giveAddress.ts';
import { withSms } from './SendingSms.tsx';

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
