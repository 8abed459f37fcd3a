import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { useState } from 'react';
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { AnswersDraft } from '../questionnaire/answersDraft.ts';
import { type PlayProps, usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { type AskedItem, listAskedItems } from './askedItems.ts';
import { CardBox } from './CardBox.tsx';
import type { MessageContent, PendingAnswer } from './chatItems.ts';

const List = styled('dl', { margin: 0, display: 'grid', gap: '$2' });
const Label = styled('dt', { fontSize: '$sm', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Value = styled('dd', {
  margin: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const AnswerList = ({ lines, lang }: Pick<MessageContent, 'lines' | 'lang'>) => {
  const { locale } = useTexts();
  return (
    <List>
      {lines.map((line, index) => (
        <div key={index}>
          {line.label && <Label dir="auto">{line.label}</Label>}
          <Value dir="auto" lang={line.written && lang}>
            <LinkedText text={formatTypedText(line.value, locale())} />
          </Value>
        </div>
      ))}
    </List>
  );
};

const Choices = styled('ul', { margin: 0, paddingInlineStart: '1.25em', lineHeight: '$snug' });

const ChoiceList = ({ choices }: Pick<AskedItem, 'choices'>) =>
  choices.length > 0 && (
    <Choices>
      {choices.map((choice) => (
        <li key={choice} dir="auto">
          {choice}
        </li>
      ))}
    </Choices>
  );

/** For those who do not answer. */
type AskedQuestionProps = { items: readonly AskedItem[]; waiting: boolean; ended: boolean };
const AskedQuestion = ({ items, waiting, ended }: AskedQuestionProps) => {
  const { t } = useTexts();
  const [only] = items;
  return (
    <>
      {items.length === 1 && only?.label === undefined ? (
        <ChoiceList choices={only?.choices ?? []} />
      ) : (
        items.length > 0 && (
          <Choices>
            {items.map(({ label, choices }, index) => (
              <li key={index}>
                {label && <span dir="auto">{label}</span>}
                <ChoiceList choices={choices} />
              </li>
            ))}
          </Choices>
        )
      )}
      {waiting && <small>{t(ended ? 'chat.unanswered' : 'chat.waitingAnswer')}</small>}
    </>
  );
};

/** Can go back a page. */
const PlayPages = (props: PlayProps) => {
  const { t } = useTexts();
  const { view, back } = usePlay(props);
  return (
    <>
      {view}
      {back && (
        <Button variant="quiet" size="small" onClick={back}>
          {t('chat.question.back')}
        </Button>
      )}
    </>
  );
};

export type QuestionCardProps = {
  behind: MessageContent;
  answered: boolean;
  /** Case ended or reporter erased; false by default. */
  ended?: boolean;
  /** Absent without permission to answer. */
  onAnswer?: PlayProps['onFinal'] | undefined;
  draft?: AnswersDraft | undefined;
  /** Characters that the customer's visitors may write. */
  letters?: MessageLetters | undefined;
  /** Local answer that the server lacks. */
  pending?: PendingAnswer | undefined;
};

/** Plays a question in the chat until answered, or shows a message's answers. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { behind, answered, ended = false, onAnswer, draft, letters, pending } = props;
  const texts = useTexts();
  const { t } = texts;
  const [answeredHere, setAnsweredHere] = useState(false);
  const { message, lines, lang } = behind;
  if (lines.length > 0) return <AnswerList lines={lines} lang={lang} />;
  const isOver = answered && !answeredHere;
  if (message?.flow === 'mobileNeeded') return <AskedQuestion items={[]} waiting={!answered} ended={ended} />;
  const isReadOnly = !onAnswer || (ended && !answered);
  if (isReadOnly && message?.qstn)
    return <AskedQuestion items={listAskedItems(message.qstn, texts)} waiting={!isOver} ended={ended} />;
  // A refused answer shows its own error.
  if (isOver || pending === 'refused') return null;
  if (message?.unreadable) return <CardBox role="alert">{t('questionnaire.error')}</CardBox>;
  if (!message?.qstn) return null;
  if (!onAnswer) return null;
  return (
    <CardBox>
      <PlayPages
        key={letters}
        definition={withLetters(message.qstn, letters)}
        hideTitle
        drafts={draft}
        done={pending && t('chat.answer.sending')}
        onFinal={(...final) => {
          setAnsweredHere(true);
          onAnswer(...final);
        }}
      />
    </CardBox>
  );
};
