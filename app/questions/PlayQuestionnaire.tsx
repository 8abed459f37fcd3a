import type { TextId } from '@parvis/locales/areas';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import { isSkip } from '@parvis/questionnaire/engine/confirmRule';
import type { Restart } from '@parvis/questionnaire/engine/snapshot';
import type { Event } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import {
  QuestionnaireView,
  type QuestionnaireViewProps,
} from '@parvis/questionnaire/react/QuestionnaireView';
import {
  type QuestionnaireControls,
  type UseQuestionnaireOptions,
  useQuestionnaire,
} from '@parvis/questionnaire/react/useQuestionnaire';
import { styled } from '@parvis/theme/css/stitches';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { type ReactNode, useEffect, useState } from 'react';
import { useMailQuestion } from '../reach/useMailQuestion.tsx';
import { noteLineClass } from '../shell/noteCard.ts';
import { shownText } from '../texts/shownText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { questionnaireWords, type Say } from './questionnaireWords.ts';

/** What became of answers that were kept: brought back, or given up, and why. */
type Resumed = 'restored' | Restart;

const words: Readonly<Record<Resumed, TextId>> = {
  restored: 'questionnaire.restored',
  version: 'questionnaire.changed',
  invalid: 'questionnaire.lost',
};

const Note = styled('div', noteLineClass);

/** Says what became of the answers of before. Empty at first, so that it is spoken when it speaks. */
const ResumeNote = ({ resumed }: { resumed: Resumed | undefined }) => {
  const { t } = useTexts();
  const [said, setSaid] = useState<Resumed>();
  useEffect(() => setSaid(resumed), [resumed]);
  return (
    <Note role="status">
      {said && (
        <>
          <InfoIcon size={20} />
          <span>{t(words[said])}</span>
        </>
      )}
    </Note>
  );
};

/** What stands around a question may do with it, and what it may say of it. */
interface PlayControls {
  /** Leads to the question before, if there is one. */
  readonly back: (() => void) | undefined;
  /** Closing what shows the questions is this. */
  readonly abort: () => void;
  /** Where the questionnaire stands. */
  readonly state: QuestionnaireControls['state'];
  readonly send: QuestionnaireControls['send'];
}

export type PlayProps = Pick<
  UseQuestionnaireOptions,
  'definition' | 'questionnaireId' | 'drafts' | 'initialFlags' | 'initialState' | 'onAwait'
> & {
  /** What is said in place of the words of an id. */
  say?: Say | undefined;
  /** The title of the first question already stands around it. */
  hideTitle?: boolean;
  /** The level of the title, or that a dialog around it has it as its name. */
  titleAs?: QuestionnaireViewProps['titleAs'];
  onFinal: (report: FinalReport, definition: Definition, played: Played) => void;
  /** Says what a field's own button leads to, where it sends nothing yet. */
  nextLabel?: string;
  /** Says that it is over, in place of that it is recorded. */
  done?: string | undefined;
  /** Short numbers to be called where a warning names them. */
  calls?: readonly string[] | undefined;
  /** Draws what takes the photos of an item. */
  renderPhoto?: QuestionnaireViewProps['renderPhoto'];
  /** Puts something of the host's beside the question, or in its place. */
  renderQuestion?: (
    question: ReactNode,
    state: QuestionnaireControls['state'],
    send: QuestionnaireControls['send'],
  ) => ReactNode;
  /** Draws what stands around the question. */
  children?: (view: ReactNode, controls: PlayControls) => ReactNode;
};

const drawIcon = iconDrawer(24);

/** A questionnaire in play, and what became of answers kept earlier: told at the first question that is shown. */
function usePlay({
  onFinal,
  ...options
}: Omit<
  PlayProps,
  | 'say'
  | 'hideTitle'
  | 'titleAs'
  | 'nextLabel'
  | 'done'
  | 'calls'
  | 'renderPhoto'
  | 'renderQuestion'
  | 'children'
>) {
  const { definition, drafts } = options;
  const [resumed, setResumed] = useState<Resumed | undefined>(() =>
    drafts?.load() === undefined ? undefined : 'restored',
  );
  const questionnaire = useQuestionnaire({
    ...options,
    mode: 'whole',
    onFinal: (report, played) => onFinal(report, definition, played),
    onRestart: setResumed,
  });
  const { state } = questionnaire;
  const instance = state.status === 'complete' ? 0 : state.instance;
  const [first] = useState(instance);
  return { questionnaire, resumed: instance === first ? resumed : undefined };
}

/** The mail addresses that an event sends: a button that skips sends none, nor does what is only typed or chosen. */
function mailsSent({ questions }: Definition, state: QuestionnaireControls['state'], event: Event): string[] {
  if (state.status === 'complete' || !['CONFIRM', 'COMMIT', 'NEXT'].includes(event.type)) return [];
  const { items = [] } = questions[state.questionId] ?? {};
  const pressed = 'item' in event ? items.find(({ id }) => id === event.item) : undefined;
  if (pressed && isSkip(pressed)) return [];
  return items.flatMap((item) =>
    item.type === 'input' && item.subType === 'email' ? [state.typed[item.id] ?? ''] : [],
  );
}

/** Plays a questionnaire in the words of the app; with `drafts` its answers survive a reload. */
export const PlayQuestionnaire = (props: PlayProps) => {
  const { say, hideTitle = false, titleAs, nextLabel, done, calls, ...rest } = props;
  const { renderPhoto, renderQuestion, children, ...options } = rest;
  const texts = useTexts();
  const { t } = texts;
  const { definition, drafts } = options;
  const { questionnaire, resumed } = usePlay(options);
  const { state, canGoBack, back, abort, send } = questionnaire;
  const mail = useMailQuestion();
  const drawn = (
    <QuestionnaireView
      questionnaire={{
        ...questionnaire,
        send: (event) => mail.holds(...mailsSent(definition, state, event)) || questionnaire.send(event),
      }}
      resolveText={questionnaireWords(definition, texts, say)}
      renderIcon={drawIcon}
      renderWords={(text, { framed }) => (
        <LinkedText text={shownText(text, texts.locale())} calls={framed === 'warning' ? calls : undefined} />
      )}
      renderPhoto={renderPhoto}
      renderBelow={(item, typed, onType) =>
        item.subType === 'email' ? mail.below(typed, onType) : undefined
      }
      hideTitle={hideTitle && state.status !== 'complete' && state.questionId === definition.start}
      titleAs={titleAs}
      texts={{ ...questionnaireTexts(t), ...(nextLabel && { next: nextLabel }), ...(done && { done }) }}
    />
  );
  const question = renderQuestion ? renderQuestion(drawn, state, send) : drawn;
  const view = drafts ? (
    <div>
      <ResumeNote resumed={resumed} />
      {question}
    </div>
  ) : (
    question
  );
  if (!children) return view;
  return children(view, { back: canGoBack ? back : undefined, abort, state, send });
};
