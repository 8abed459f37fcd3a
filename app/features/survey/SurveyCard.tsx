import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { noteCardClass } from '../../shell/noteCard.ts';

const Card = styled('section', noteCardClass, {
  gap: '$3',
  '& h2, & p': { margin: 0 },
  '& > h2': { fontSize: '$md', outline: 'none' },
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export type SurveyCardProps = {
  title: string;
  /** Replaces what the focus was on: the title takes it. */
  takesFocus?: boolean;
  children: ReactNode;
  actions: ReactNode;
};

export const SurveyCard = ({ title, takesFocus = false, children, actions }: SurveyCardProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <Actions>{actions}</Actions>
    </Card>
  );
};
