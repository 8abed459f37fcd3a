import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { noteCardClass } from '../../shell/noteCard.ts';

const Card = styled('section', noteCardClass, {
  gap: '$3',
  '& h2, & p': { margin: 0 },
  '& > h2': { fontSize: '$md', outline: 'none' },
  variants: { asking: { true: { '& > h2': { fontSize: '$sm', fontWeight: '$medium' } } } },
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '$1 $2' });
/** Own line, aligned with the text. */
export const QuietActions = styled('div', {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $2',
  marginInlineStart: '-$2',
  '& > button': { paddingInline: '$2' },
});

export type SurveyCardProps = {
  title: string;
  /** The questions have titles. */
  asking?: boolean;
  /** The title takes a replaced element's focus. */
  takesFocus?: boolean;
  children: ReactNode;
  actions: ReactNode;
};

export const SurveyCard = ({
  title,
  asking = false,
  takesFocus = false,
  children,
  actions,
}: SurveyCardProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card aria-labelledby={titleId} asking={asking}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <Actions>{actions}</Actions>
    </Card>
  );
};
