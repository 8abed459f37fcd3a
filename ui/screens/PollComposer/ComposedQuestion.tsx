import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { cardClass, subheadingClass } from '../shared/page.ts';
import { RowActions, type RowActionsProps } from '../shared/RowActions.tsx';
import { Findings } from './Findings.tsx';

const Card = styled('li', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  outline: 'none',
});
const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Name = styled('h3', subheadingClass);

export type ComposedQuestionProps = RowActionsProps & {
  id: string;
  findings: readonly string[];
  children: ReactNode;
};

/** A question of a poll in order. */
export const ComposedQuestion = ({ id, findings, children, ...actions }: ComposedQuestionProps) => {
  const titleId = useId();
  return (
    <Card data-question={id} aria-labelledby={titleId} tabIndex={-1}>
      <Top>
        <Name id={titleId}>{actions.name}</Name>
        <RowActions {...actions} />
      </Top>
      <Findings texts={findings} />
      {children}
    </Card>
  );
};
