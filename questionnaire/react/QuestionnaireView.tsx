import { styled } from '@parvis/theme/stitches';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { hasButtons, shownItems } from '../engine/confirmRule.ts';
import type { Event } from '../engine/types.ts';
import type { Item, ItemOf, Question } from '../model/schema.ts';
import { Choices } from './Choices.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import type { Shown } from './shown.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';
import type { QuestionnaireControls } from './useQuestionnaire.tsx';
import { type QuestionnaireTexts, type ResolveText, wordsOf } from './words.ts';

const Root = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0, outline: 'none' });

const Heading = styled('h2', {
  margin: 0,
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  outline: 'none',
  '&[data-hidden]': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

const Slot = styled('div', { display: 'grid', minInlineSize: 0 });
/** Always there, so that what it says is spoken; takes no room while it is silent. */
const Status = styled('div', { '&:empty': { position: 'absolute' } });
const Pending = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', fontSize: '$sm' });

export type QuestionnaireViewProps = {
  questionnaire: QuestionnaireControls;
  /** The words of a text id, or nothing. */
  resolveText: ResolveText;
  /** What the questionnaire says by itself. */
  texts: QuestionnaireTexts;
  /** Draws an icon that the definition gives by name. */
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** Where the title is already shown around the questionnaire: spoken only. */
  hideTitle?: boolean;
};

/**
 * The question that is asked, drawn from the engine's state alone. A new question takes the focus to its heading.
 * Renders a `<div role="group">`, and nothing once the questionnaire is complete. Data attributes: `data-question`;
 * `data-item` on what holds an item.
 */
export const QuestionnaireView = (props: QuestionnaireViewProps) => {
  const { state, definition } = props.questionnaire;
  if (state.status === 'complete') return null;
  const question = definition.questions[state.questionId];
  return question ? <QuestionView {...props} question={question} /> : null;
};

type Run = { kind: 'choices'; items: Array<ItemOf<'checkbox'>> } | { kind: 'item'; item: Item };

/** The items in order, checkboxes that follow each other as one run. */
function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.type !== 'checkbox') runs.push({ kind: 'item', item });
    else if (last?.kind === 'choices') last.items.push(item);
    else runs.push({ kind: 'choices', items: [item] });
  }
  return runs;
}

const ANSWERING: ReadonlySet<string> = new Set(['yesNo', 'rating', 'input', 'message']);

const QuestionView = ({
  questionnaire,
  question,
  resolveText,
  texts,
  renderIcon,
  hideTitle = false,
}: QuestionnaireViewProps & { question: Question }) => {
  const { state, invalid, attempts, send } = questionnaire;
  const id = useId();
  const instance = state.status === 'complete' ? 0 : state.instance;
  const { root, heading, guard } = useQuestionFocus(instance, attempts, invalid);
  if (state.status === 'complete') return null;

  const runs = runsOf(shownItems(question));
  const waiting = state.status === 'waiting';
  const titleId = question.titleId === undefined ? undefined : `${id}-title`;
  const answering = runs.filter((run) => run.kind === 'choices' || ANSWERING.has(run.item.type));
  const shown: Shown = {
    answers: state.answers,
    drafts: state.drafts,
    invalid,
    buttons: hasButtons(question),
    waiting,
    onlyAnswer: answering.length === 1,
    titleElementId: titleId,
    texts,
    resolveText,
    renderIcon,
    send: (doing) => send({ ...doing, instance } as Event),
  };
  // A field speaks for itself; a choice or stars do not.
  const isField = (item: Item) => item.type === 'input' || item.type === 'message';
  const unanswered = question.items.some((item) => !isField(item) && invalid.includes(item.id ?? ''));
  const itemId = (index: number) => `${id}-${index}`;
  const labelOf = (index: number) => textBefore(runs, index, itemId) ?? titleId;
  return (
    <Root
      ref={root}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId ?? labelOf(runs.length)}
      aria-busy={waiting}
      data-question={state.questionId}
      onClickCapture={guard}
    >
      {question.titleId !== undefined && (
        <Heading ref={heading} id={titleId} tabIndex={-1} data-hidden={hideTitle || undefined}>
          {wordsOf(resolveText, question.titleId)}
        </Heading>
      )}
      {runs.map((run, index) =>
        run.kind === 'choices' ? (
          <Slot key={`${instance}-${index}`} data-item={run.items[0]?.id}>
            <Choices
              items={run.items}
              exclusive={question.exclusive === true}
              labelledBy={labelOf(index)}
              shown={shown}
            />
          </Slot>
        ) : (
          <Slot key={`${instance}-${index}`} data-item={run.item.id}>
            <QuestionItem item={run.item} id={itemId(index)} shown={shown} />
          </Slot>
        ),
      )}
      <VisuallyHidden role="status">
        {unanswered && <span key={attempts}>{texts.missing}</span>}
      </VisuallyHidden>
      <Status role="status">
        {waiting && (
          <Pending>
            <Spinner size="small" />
            {texts.waiting}
          </Pending>
        )}
      </Status>
    </Root>
  );
};

/** The nearest text above a place, which names what follows. */
function textBefore(
  runs: readonly Run[],
  index: number,
  itemId: (index: number) => string,
): string | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const run = runs[at];
    if (run?.kind === 'item' && run.item.type === 'text') return itemId(at);
  }
  return undefined;
}
