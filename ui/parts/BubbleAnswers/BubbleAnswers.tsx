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
  /** Question, if the answer needs it: "Téléphone". */
  label?: string | undefined;
  /** Formatted: grouped numbers, masked codes. */
  text: ReactNode;
};

export type BubbleAnswersProps = Omit<ComponentProps<'div'>, 'children'> & {
  question?: ReactNode;
  answers: readonly BubbleAnswer[];
};

/** Formatted answers in a Bubble. Renders a `<div>` with the question and a `<ul>`. */
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
