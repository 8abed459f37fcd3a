import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';

const Root = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0 });
const Question = styled('p', { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' });
const List = styled('ul', { display: 'grid', gap: '2px', listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, alignSelf: 'flex-start', marginBlockStart: '0.2em' },
  '& > span': { minInlineSize: 0, whiteSpace: 'pre-line' },
});
const Label = styled('span', { '&::after': { content: '" · "' } });

export type BubbleAnswer = {
  /** What was asked, where an answer alone does not say it: "Téléphone". */
  label?: string | undefined;
  /** As it is shown: a phone number grouped, a code masked. */
  text: ReactNode;
};

export type BubbleAnswersProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What was asked, above the answers. */
  question?: ReactNode;
  /** What was said, in the order of the questions. */
  answers: readonly BubbleAnswer[];
};

/**
 * What was answered to a question, in a Bubble. It formats nothing: answers come as they are shown.
 * Renders a `<div>` with the question and a `<ul>`. Data attributes: `data-empty`.
 */
export const BubbleAnswers = ({ question, answers, ...rest }: BubbleAnswersProps) => (
  <Root data-empty={answers.length === 0 || undefined} {...rest}>
    {question && <Question dir="auto">{question}</Question>}
    {answers.length > 0 && (
      <List>
        {answers.map(({ label, text }, index) => (
          <Item key={index}>
            <CheckIcon size="1em" strokeWidth={2.5} />
            <span dir="auto">
              {label && <Label>{label}</Label>}
              {text}
            </span>
          </Item>
        ))}
      </List>
    )}
  </Root>
);
