import type { TextId } from '@parvis/locales/areas';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import { isSkip } from '@parvis/questionnaire/engine/confirmRule';
import type { Restart } from '@parvis/questionnaire/engine/snapshot';
import type { Event } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport, PartialReport } from '@parvis/questionnaire/model/report';
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
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteLineClass } from '../../shell/noteCard.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';
import { isLastQuestion } from './isLastQuestion.ts';
import { createTextResolver, type TextOverride } from './textResolver.ts';

/** Restored, or why discarded. */
type RestoreOutcome = 'restored' | Restart;

const outcomeTexts: Readonly<Record<RestoreOutcome, TextId>> = {
  restored: 'questionnaire.restored',
  version: 'questionnaire.changed',
  invalid: 'questionnaire.lost',
};

const Note = styled('div', noteLineClass);

/** Starts empty, else screen readers stay silent. */
const RestoreNotice = ({ resumed }: { resumed: RestoreOutcome | undefined }) => {
  const { t } = useTexts();
  const [announced, setAnnounced] = useState<RestoreOutcome>();
  useEffect(() => setAnnounced(resumed), [resumed]);
  return (
    <Note role="status">
      {announced && (
        <>
          <InfoIcon size={20} />
          <span>{t(outcomeTexts[announced])}</span>
        </>
      )}
    </Note>
  );
};

export type PlayProps = Pick<
  UseQuestionnaireOptions,
  'definition' | 'questionnaireId' | 'drafts' | 'initialFlags' | 'initialState' | 'onAwait'
> & {
  say?: TextOverride | undefined;
  /** The page shows the first title. */
  hideTitle?: boolean;
  titleAs?: QuestionnaireViewProps['titleAs'];
  onFinal: (report: FinalReport, definition: Definition, played: Played) => void;
  /** Receives each answered question, which then cannot be reopened. */
  onPart?: ((played: Played) => void) | undefined;
  nextLabel?: string;
  /** Sends without confirmation. */
  sendsAtEnd?: boolean;
  /** Replaces the confirmation text. */
  done?: string | undefined;
  /** Phone numbers to link in warnings. */
  calls?: readonly string[] | undefined;
  renderPhoto?: QuestionnaireViewProps['renderPhoto'];
};

const drawIcon = iconDrawer(24);

/** Mail addresses that this event submits; none for typing, choosing, skipping. */
function listSubmittedMails(
  { questions }: Definition,
  state: QuestionnaireControls['state'],
  event: Event,
): string[] {
  if (state.status === 'complete' || !['CONFIRM', 'COMMIT', 'NEXT'].includes(event.type)) return [];
  const { items = [] } = questions[state.questionId] ?? {};
  const pressed = 'item' in event ? items.find(({ id }) => id === event.item) : undefined;
  if (pressed && isSkip(pressed)) return [];
  return items.flatMap((item) =>
    item.type === 'input' && item.subType === 'email' ? [state.typed[item.id] ?? ''] : [],
  );
}

/** With `drafts`, answers survive a reload. */
export function usePlay(props: PlayProps) {
  const {
    say,
    hideTitle = false,
    titleAs,
    nextLabel,
    sendsAtEnd = false,
    done,
    calls,
    renderPhoto,
    onFinal,
    onPart,
    ...options
  } = props;
  const texts = useTexts();
  const { t } = texts;
  const { definition, drafts } = options;
  const [resumed, setResumed] = useState<RestoreOutcome | undefined>(() =>
    drafts?.load() === undefined ? undefined : 'restored',
  );
  const questionnaire = useQuestionnaire({
    ...options,
    ...(onPart
      ? { mode: 'partial', onReport: (_: PartialReport, played: Played) => onPart(played) }
      : { mode: 'whole' }),
    onFinal: (report, played) => onFinal(report, definition, played),
    onRestart: setResumed,
  });
  const { state, canGoBack, back, abort, send } = questionnaire;
  const instance = state.status === 'complete' ? 0 : state.instance;
  const [first] = useState(instance);
  const mail = useMailQuestion();
  const next = sendsAtEnd && isLastQuestion(definition, state) ? undefined : nextLabel;
  const question = (
    <QuestionnaireView
      questionnaire={{
        ...questionnaire,
        send: (event) => mail.holds(...listSubmittedMails(definition, state, event)) || send(event),
      }}
      resolveText={createTextResolver(definition, texts, say)}
      renderIcon={drawIcon}
      renderWords={(text, { framed }) => (
        <LinkedText
          text={formatTypedText(text, texts.locale())}
          calls={framed === 'warning' ? calls : undefined}
        />
      )}
      renderPhoto={renderPhoto}
      renderBelow={(item, typed, onType) =>
        item.subType === 'email' ? mail.below(typed, onType) : undefined
      }
      hideTitle={hideTitle && state.status !== 'complete' && state.questionId === definition.start}
      titleAs={titleAs}
      texts={{ ...questionnaireTexts(t), ...(next && { next }), ...(done && { done }) }}
    />
  );
  const addNotice = (content: ReactNode) =>
    drafts ? (
      <div>
        <RestoreNotice resumed={instance === first ? resumed : undefined} />
        {content}
      </div>
    ) : (
      content
    );
  return {
    state,
    send,
    abort,
    back: canGoBack ? back : undefined,
    question,
    addNotice,
    view: addNotice(question),
  };
}

export type Play = ReturnType<typeof usePlay>;

export const PlayQuestionnaire = (props: PlayProps) => usePlay(props).view;
