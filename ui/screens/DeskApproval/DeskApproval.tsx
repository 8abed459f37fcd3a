import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { ScreenIcon } from '../../icons/ScreenIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../parts/ChoiceGroup/ChoiceGroup.tsx';
import { askCardClass, askFootClass, askProblemClass } from '../shared/askCard.ts';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { headingClass, paragraphClass, subheadingClass } from '../shared/page.ts';

const Card = styled('div', askCardClass);
const Foot = styled('div', askFootClass);
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass);
const Desk = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  margin: 0,
  padding: '$3 $4',
  borderRadius: '$control',
  hairline: 'all',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0 },
  '& b': { display: 'block', fontWeight: '$bold' },
  '& small': { display: 'block', fontSize: '$sm' },
});
const Question = styled('div', {
  display: 'grid',
  gap: '$2',
  '& > [role=radiogroup]': {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '@media (max-width: 359px)': { gridTemplateColumns: '1fr' },
  },
});
const QuestionTitle = styled('h2', subheadingClass);
const Digits = styled('span', { fontSize: '$lg', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' });
const Problem = styled('div', askProblemClass);
const Left = styled('p', {
  margin: 0,
  textAlign: 'center',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
});
const Actions = styled('div', { display: 'grid', gap: '$2' });

export type DeskApprovalProps = {
  texts: { title: string; text: string; question: string; approve: string; refuse: string };
  header: Masthead;
  /** Browser, system and time of the request. */
  desk: { name: string; since: string };
  /** The desktop shows one. */
  choices: readonly string[];
  chosen?: string | undefined;
  onChoose: (number: string) => void;
  onApprove: () => void;
  onRefuse: () => void;
  busy?: 'approve' | 'refuse' | undefined;
  problem?: string | undefined;
  left?: ReactNode;
  footer?: ReactNode;
};

/** Approves a desktop sign-in by its number. */
export const DeskApproval = (props: DeskApprovalProps) => {
  const { texts, header, desk, choices, chosen, onChoose, onApprove, onRefuse } = props;
  const { busy, problem, left, footer } = props;
  const questionId = useId();
  return (
    <Frame header={toHeaderProps(header, undefined)}>
      <Card>
        <Title>{texts.title}</Title>
        <Desk>
          <ScreenIcon size={28} />
          <span>
            <b>{desk.name}</b>
            <small>{desk.since}</small>
          </span>
        </Desk>
        <Text>{texts.text}</Text>
        <Question>
          <QuestionTitle id={questionId}>{texts.question}</QuestionTitle>
          <ChoiceGroup exclusive aria-labelledby={questionId}>
            {choices.map((number) => (
              <Checkbox
                key={number}
                exclusive
                checked={number === chosen}
                onCheckedChange={() => onChoose(number)}
              >
                <Digits>{number}</Digits>
              </Checkbox>
            ))}
          </ChoiceGroup>
        </Question>
        {problem && (
          <Problem role="alert">
            <p>{problem}</p>
          </Problem>
        )}
        <Actions>
          <Button
            block
            disabled={chosen === undefined || busy === 'refuse'}
            loading={busy === 'approve'}
            onClick={onApprove}
          >
            {texts.approve}
          </Button>
          <Button
            block
            variant="quiet"
            disabled={busy === 'approve'}
            loading={busy === 'refuse'}
            onClick={onRefuse}
          >
            {texts.refuse}
          </Button>
        </Actions>
        {left && <Left>{left}</Left>}
      </Card>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
};
