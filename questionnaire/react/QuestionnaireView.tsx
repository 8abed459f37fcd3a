import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { useBeforePaint } from '@parvis/ui/useBeforePaint';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { hasButtons, isSkip, listShownItems } from '../engine/confirmRule.ts';
import type { Event } from '../engine/types.ts';
import type { Item, ItemOf, Question } from '../model/schema.ts';
import { Choices } from './Choices.tsx';
import { findTextBefore, groupRuns, isAnswering, listMissingNames } from './itemRuns.ts';
import { QuestionItem } from './QuestionItem.tsx';
import {
  type QuestionnaireTexts,
  type ResolveText,
  resolveItemWords,
  resolveWords,
} from './questionnaireTexts.ts';
import type { ShownQuestion } from './shownQuestion.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';
import type { QuestionnaireControls } from './useQuestionnaire.tsx';

const Root = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0, outline: 'none' });

const Heading = styled('h2', {
  margin: 0,
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  outline: 'none',
});

const Slot = styled('div', { display: 'grid', minInlineSize: 0 });
/** Always mounted, so that it is announced. */
const Status = styled('div', { '&[data-silent]': { position: 'absolute' } });
const Pending = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', fontSize: '$sm' });

export type QuestionnaireViewProps = {
  questionnaire: QuestionnaireControls;
  resolveText: ResolveText;
  texts: QuestionnaireTexts;
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** For example with links. Default: plain. */
  renderWords?: ((words: string, item: Item) => ReactNode) | undefined;
  /** Photo input and previews below the text `labelId`; the host stores and sends photos. */
  renderPhoto?: ((item: ItemOf<'photo'>, labelId: string) => ReactNode) | undefined;
  /** Under a single-line field; `onType` replaces its text. */
  renderBelow?:
    | ((item: ItemOf<'input'>, typed: string, onType: (text: string) => void) => ReactNode)
    | undefined;
  /** Already shown: names the question without being read again. Default `false`. */
  hideTitle?: boolean;
  /** `none` if a dialog shows the title. Default `h2`. */
  titleAs?: 'h2' | 'h3' | 'none' | undefined;
  /** For hosts that keep the view open. */
  tellLeft?: boolean;
};

/**
 * Renders the current question and focuses its heading, or its only field in a dialog. Renders a `<div role="group">`;
 * after completion a focused `<div role="status">`; nothing after an abort, unless `tellLeft`. Data attributes:
 * `data-question`; `data-item` on an item's slot.
 */
export const QuestionnaireView = (props: QuestionnaireViewProps) => {
  const { state, definition } = props.questionnaire;
  const leftInside = useRef(false);
  if (state.status === 'complete')
    return state.aborted && !props.tellLeft ? null : (
      <Done text={state.aborted ? props.texts.left : props.texts.done} focus={leftInside} />
    );
  const question = definition.questions[state.questionId];
  return question ? <QuestionView {...props} question={question} leftInside={leftInside} /> : null;
};

/** Mounted empty so that it is announced; keeps the focus. */
const Done = ({ text, focus }: { text: string; focus: RefObject<boolean> }) => {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid(text);
    if (focus.current) root.current?.focus();
  }, [text, focus]);
  return (
    <Root ref={root} role="status" tabIndex={-1}>
      {said}
    </Root>
  );
};

type QuestionStatusProps = Pick<QuestionnaireControls, 'attempts' | 'unheard'> & {
  /** Unanswered. */
  missing: readonly string[];
  /** Buttons, if only those answer. */
  named: string;
  waiting: boolean;
  texts: QuestionnaireTexts;
};

/** What an answer lacks or waits for. */
const QuestionStatus = ({ missing, named, waiting, attempts, unheard, texts }: QuestionStatusProps) => (
  <Status role="status" data-silent={(!waiting && !unheard && !named) || undefined}>
    {missing.length > 0 && (
      <VisuallyHidden key={attempts}>{texts.missingOf(missing.join(', '))}</VisuallyHidden>
    )}
    {named && (
      <Pending key={`choose-${attempts}`}>
        <WarningIcon size={20} />
        {texts.onlyButtons(named)}
      </Pending>
    )}
    {waiting && (
      <Pending>
        <Spinner size="small" role="presentation" aria-hidden />
        {texts.waiting}
      </Pending>
    )}
    {unheard && (
      <Pending>
        <WarningIcon size={20} />
        {texts.unheard}
      </Pending>
    )}
  </Status>
);

const QuestionView = ({
  questionnaire,
  question,
  resolveText,
  texts,
  renderIcon,
  renderWords,
  renderPhoto,
  renderBelow,
  hideTitle = false,
  titleAs = 'h2',
  leftInside,
}: QuestionnaireViewProps & {
  question: Question;
  /** The focus was inside at unmount. */
  leftInside: RefObject<boolean>;
}) => {
  const { state, invalid, refused, choose, attempts, unheard, send } = questionnaire;
  const id = useId();
  const instance = state.status === 'complete' ? 0 : state.instance;
  const { root, heading, guard } = useQuestionFocus(instance, attempts, invalid);
  useBeforePaint(() => {
    const element = root.current;
    return () => {
      leftInside.current = element?.contains(document.activeElement) ?? false;
    };
  }, [root, leftInside]);
  if (state.status === 'complete') return null;

  const runs = groupRuns(listShownItems(question));
  const waiting = state.status === 'waiting';
  const titleId = question.titleId === undefined ? undefined : `${id}-title`;
  const title = question.titleId === undefined ? undefined : resolveWords(resolveText, question.titleId);
  const missing = listMissingNames(runs, invalid, resolveText, title);
  const buttons = question.items.filter(({ id = '' }) => choose.includes(id));
  const named = buttons.map((button) => resolveItemWords(resolveText, button)).join(', ');
  const shown: ShownQuestion = {
    answers: state.answers,
    typed: state.typed,
    invalid,
    refused,
    buttons: hasButtons(question),
    skippable: question.items.some(isSkip),
    waiting,
    attempts,
    onlyAnswer: runs.filter(isAnswering).length === 1,
    titleElementId: titleId,
    texts,
    resolveText,
    renderIcon,
    renderWords,
    renderPhoto,
    renderBelow,
    send: (action) => send({ ...action, instance } as Event),
  };
  const createItemId = (index: number) => `${id}-${index}`;
  const getLabelId = (index: number) => {
    const above = findTextBefore(runs, index);
    return above < 0 ? titleId : createItemId(above);
  };
  return (
    <Root
      ref={root}
      role={titleAs === 'none' ? undefined : 'group'}
      tabIndex={-1}
      aria-labelledby={titleAs === 'none' ? undefined : (titleId ?? getLabelId(runs.length))}
      aria-busy={waiting}
      data-question={state.questionId}
      onClickCapture={guard}
    >
      {title !== undefined &&
        (titleAs === 'none' || hideTitle ? (
          <span hidden id={titleId}>
            {title}
          </span>
        ) : (
          <Heading as={titleAs} ref={heading} id={titleId} tabIndex={-1} dir="auto">
            {title}
          </Heading>
        ))}
      {runs.map((run, index) =>
        run.kind === 'choices' ? (
          <Slot key={`${instance}-${index}`} data-item={run.items[0]?.id}>
            <Choices
              items={run.items}
              exclusive={question.exclusive === true}
              labelledBy={getLabelId(index)}
              shown={shown}
            />
          </Slot>
        ) : (
          <Slot key={`${instance}-${index}`} data-item={run.item.id}>
            <QuestionItem item={run.item} id={createItemId(index)} shown={shown} />
          </Slot>
        ),
      )}
      <QuestionStatus {...{ missing, named, waiting, attempts, unheard, texts }} />
    </Root>
  );
};
