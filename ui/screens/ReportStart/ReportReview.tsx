import { styled } from '@parvis/theme/css/stitches';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { BubbleAnswers } from '../../parts/BubbleAnswers/BubbleAnswers.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { CaseOutline, type OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { cardClass, headingClass, paragraphClass } from '../shared/page.ts';

const Subject = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  '& > span:first-child': {
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '$card',
    '& svg': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  },
});
const Words = styled('div', {
  minInlineSize: 0,
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const Category = styled('p', { margin: 0, fontSize: '1.375rem', fontWeight: '$bold', lineHeight: '$tight' });
const Place = styled('p', {
  margin: 0,
  marginBlockStart: '$1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$sm',
  '& svg': { flexShrink: 0 },
});

type ReportSubjectProps = {
  category: { label: string; icon?: ReactNode; caseType?: OutlineType | undefined };
  place?: string | undefined;
};

const ReportSubject = ({ category, place }: ReportSubjectProps) => (
  <Subject>
    {category.icon && <CaseOutline caseType={category.caseType}>{category.icon}</CaseOutline>}
    <Words>
      <Category>{category.label}</Category>
      {place && (
        <Place>
          <PinIcon size={18} />
          {place}
        </Place>
      )}
    </Words>
  </Subject>
);

const Root = styled('section', { display: 'grid', gap: '$4', minInlineSize: 0 });
const Title = styled('h2', headingClass, { outline: 'none' });
const Seen = styled('p', paragraphClass, {
  display: 'flex',
  gap: '$2',
  lineHeight: '$snug',
  '& svg': { flexShrink: 0 },
});
const Card = styled('div', cardClass);
const Answers = styled('div', {
  display: 'grid',
  gap: '$3',
  marginBlockStart: '$4',
  paddingBlockStart: '$4',
  hairline: 'blockStart',
  lineHeight: '$snug',
});

export type ReportReviewProps = ReportSubjectProps & {
  title: string;
  /** By line. */
  seen: readonly string[];
  /** Formatted. */
  answers: readonly { label: string; value: string }[];
  /** Detail field. */
  children?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
};

/** Review of a report before `SendBar`; its heading takes focus. */
export const ReportReview = ({ title, seen, answers, children, titleRef, ...subject }: ReportReviewProps) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title ref={titleRef} id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {seen.map((line) => (
        <Seen key={line}>
          <EyeIcon size={20} />
          {line}
        </Seen>
      ))}
      <Card>
        <ReportSubject {...subject} />
        {answers.length > 0 && (
          <Answers>
            {answers.map(({ label, value }, index) => (
              <BubbleAnswers key={index} question={label} answers={[{ text: value }]} />
            ))}
          </Answers>
        )}
      </Card>
      {children}
    </Root>
  );
};

/** A double tap targeted the previous screen. */
const isSecondTap = (event: MouseEvent): boolean => event.detail > 1;

export type SendBarProps = {
  label: string;
  busy: boolean;
  /** Once, even on repeated taps. */
  onSend: () => void;
  sendRef?: Ref<HTMLButtonElement>;
};

/** Sticky send button. */
export const SendBar = ({ label, busy, onSend, sendRef }: SendBarProps) => (
  <ActionBar>
    <Button
      ref={sendRef}
      block
      icon={<SendIcon size={20} />}
      loading={busy}
      onClick={(event) => !isSecondTap(event) && onSend()}
    >
      {label}
    </Button>
  </ActionBar>
);
