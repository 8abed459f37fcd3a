import { DANGER } from '@parvis/api/constants';
import { missingText } from '@parvis/locales/missingText';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import { progress } from '@parvis/questionnaire/engine/progress';
import { entriesOf } from '@parvis/questionnaire/engine/regroup';
import { undone } from '@parvis/questionnaire/engine/replay';
import type { Asking, State } from '@parvis/questionnaire/engine/types';
import { detailItem, sendQuestion } from '@parvis/questionnaire/flows/sendReport';
import { saidEntries, withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { MESSAGE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { type MessageLetters, refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { isComposing } from '@parvis/ui/inputMethod';
import { TextArea } from '@parvis/ui/parts/TextArea';
import type { QuestionnairePageProps } from '@parvis/ui/screens/QuestionnairePage';
import { ReportReview, type ReportReviewProps, SendBar } from '@parvis/ui/screens/ReportStart';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useBackKey } from '../../shell/useBackKey.ts';
import { DocumentTitle } from '../../shell/useDocumentTitle.ts';
import { type PlayProps, PlayQuestionnaire } from '../questionnaire/PlayQuestionnaire.tsx';
import { createTextResolver, formatReportLines } from '../questionnaire/textResolver.ts';
import { formatQuestionsLeft } from './questionsLeft.ts';
import type { ContactStep } from './useContactStep.tsx';
import type { ReportPhotos } from './useReportPhotos.tsx';

/** Enter moves the focus to the send button, and closes a phone's keyboard. */
const isPlainEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing(nativeEvent);

/** Why the detail that stands there cannot be sent, in words; nothing where it can. */
const findRefusedDetail = ({ typed }: Pick<Asking, 'typed'>, letters: MessageLetters | undefined): string[] =>
  refusedCharacters(typed[detailItem.id] ?? '', letters);

type DetailFieldProps = {
  state: Asking;
  /** Those that it takes. */
  letters: MessageLetters | undefined;
  opinion: boolean;
  onType: (text: string) => void;
  onDone: () => void;
};

/** Room for a detail beside what is about to be sent: nobody must fill it in. */
const DetailField = ({ state, letters, opinion, onType, onDone }: DetailFieldProps) => {
  const { t } = useTexts();
  const words = questionnaireTexts(t);
  const refused = findRefusedDetail(state, letters);
  const wrong = refused.length > 0;
  return (
    <TextArea
      label={t(detailItem.id)}
      need="optional"
      placeholder={t(opinion ? 'report.opinion.detail' : detailItem.placeholderId)}
      hint={wrong ? undefined : letters === 'all' ? words.hints.anyLetters : words.hints.message}
      invalid={wrong}
      error={words.refused(refused, letters)}
      showError
      maxLength={MESSAGE_TYPED_MAX}
      counter
      enterKeyHint="done"
      value={state.typed[detailItem.id] ?? ''}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (!isPlainEnter(event)) return;
        event.preventDefault();
        onDone();
      }}
    />
  );
};

type ReviewStepProps = {
  /** Undefined until every question is answered. */
  review: ReportReviewProps | undefined;
  children: ReactNode;
};

/** Replaces the question by the review, and focuses it. */
const ReviewStep = ({ review, children }: ReviewStepProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = review !== undefined;
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) title.current?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <>
      {/* Stays mounted: going back must focus it. */}
      <div hidden={shown}>{children}</div>
      {review && <ReportReview titleRef={title} {...review} />}
    </>
  );
};

function resolveSendTexts(find: (id: string) => string | undefined) {
  const resolveText = (id = ''): string => find(id) ?? missingText(id);
  const listIds = (kind: string) => sendQuestion.items.flatMap(({ type, id }) => (type === kind ? [id] : []));
  return {
    title: resolveText(sendQuestion.titleId),
    seen: listIds('text').map(resolveText),
    send: resolveText(listIds('confirm')[0]),
  };
}

export type ReportPlayProps = Pick<
  PlayProps,
  'definition' | 'questionnaireId' | 'drafts' | 'onFinal' | 'calls'
> &
  Pick<ReportReviewProps, 'category' | 'place'> & {
    /** The letters that the customer's visitors may write with. */
    letters: MessageLetters | undefined;
    /** An opinion is no report: it is called by its name. */
    opinion: boolean;
    /** Wraps each question in the same element, so that nothing remounts. */
    around: (question: ReactNode, at: { isFirst: boolean; tellsDanger: boolean }) => ReactNode;
    contact: ContactStep;
    photos: ReportPhotos;
    /** The page and its owner, as title parts after the question. */
    pageTitles: readonly string[];
    children: (view: ReactNode, page: Partial<QuestionnairePageProps>) => ReactNode;
  };

function countPreviousQuestions(definition: Questionnaire, state: State): number {
  let behind = 0;
  for (let at = state; at.status !== 'complete'; behind += 1) {
    const before = undone(definition, at);
    if (!before) break;
    at = before;
  }
  return behind;
}

/** Adds a history entry for each question. */
const BackKey = ({ depth, onBack }: { depth: number; onBack: () => void }) => {
  useBackKey(depth, onBack);
  return null;
};

const focusInvalidDetail = (): void =>
  document.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus();

/** Plays a category's questions, then shows the answers with the send button. */
export const ReportPlay = (props: ReportPlayProps) => {
  const {
    definition: own,
    letters,
    category,
    place,
    pageTitles,
    opinion,
    contact,
    photos,
    around,
    children,
    ...rest
  } = props;
  const { onFinal, ...play } = rest;
  const texts = useTexts();
  const { t } = texts;
  const { definition, lastId } = useMemo(() => {
    const getQuestionTitle = withLastQuestion(own, sendQuestion);
    return { ...getQuestionTitle, definition: withLetters(getQuestionTitle.definition, letters) };
  }, [own, letters]);
  const resolveText = createTextResolver(definition, texts);
  const { send: sendLabel, title, seen } = resolveSendTexts(resolveText);
  const words = { seen, title: opinion ? t('report.opinion.send') : title };
  const asked = (state: State): string | undefined => {
    const titleId = state.status !== 'complete' && definition.questions[state.questionId]?.titleId;
    return titleId ? resolveText(titleId) : undefined;
  };
  const isLast = (state: State) =>
    state.status === 'complete' ? !state.aborted : state.questionId === lastId;
  const sendButton = useRef<HTMLButtonElement>(null);
  const getReportedAnswers = ({ status, log }: State) => {
    const entries = status === 'complete' ? log : entriesOf(log);
    return { answersArray: entries.filter(({ qstnId }) => qstnId !== lastId) };
  };
  const buildReview = (state: State): ReportReviewProps => {
    const answers = formatReportLines(getReportedAnswers(state), definition, texts);
    return { ...words, category, place, answers, children: photos.view(getReportedAnswers(state)) };
  };
  return (
    <PlayQuestionnaire
      {...play}
      definition={definition}
      onFinal={(report, whole, played) =>
        onFinal({ ...report, answersArray: saidEntries(report.answersArray, lastId) }, whole, played)
      }
      nextLabel={t('flow.continue')}
      renderPhoto={photos.render}
      renderQuestion={(question, state, send) => (
        <>
          <DocumentTitle
            parts={[isLast(state) ? words.title : (asked(state) ?? pageTitles[0]), ...pageTitles]}
          />
          <ReviewStep
            review={
              isLast(state)
                ? {
                    ...buildReview(state),
                    children: state.status === 'asking' && (
                      <>
                        {photos.view(getReportedAnswers(state))}
                        <DetailField
                          state={state}
                          letters={letters}
                          opinion={opinion}
                          onDone={() => sendButton.current?.focus()}
                          onType={(text) =>
                            send({ type: 'TYPE', instance: state.instance, item: detailItem.id, text })
                          }
                        />
                        {contact.view}
                      </>
                    ),
                  }
                : undefined
            }
          >
            {question}
          </ReviewStep>
        </>
      )}
    >
      {(asked, { back, state, send }) => {
        const view = (
          <>
            {state.status === 'asking' && (
              <BackKey depth={countPreviousQuestions(definition, state)} onBack={() => back?.()} />
            )}
            {around(asked, { isFirst: back === undefined, tellsDanger: state.flags.includes(DANGER) })}
          </>
        );
        if (!isLast(state)) {
          const left = formatQuestionsLeft(progress(own, state), t, back === undefined);
          return children(view, { onBack: back, left });
        }
        const handleSend = () => {
          if (state.status !== 'asking') return;
          if (findRefusedDetail(state, letters).length > 0) focusInvalidDetail();
          else if (contact.validate()) send({ type: 'CONFIRM', instance: state.instance });
        };
        return children(view, {
          texts: { title: t(opinion ? 'report.opinion' : 'report.title') },
          subtitle: undefined,
          onBack: back,
          bottom: (
            <SendBar
              sendRef={sendButton}
              label={sendLabel}
              busy={state.status === 'complete'}
              onSend={handleSend}
            />
          ),
        });
      }}
    </PlayQuestionnaire>
  );
};
