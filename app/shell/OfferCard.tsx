import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useId } from 'react';
import { noteCardClass } from './noteCard.ts';

const Card = styled('section', noteCardClass, {
  gap: '$3',
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '$md' },
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export type OfferCardProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  close?: { label: string; onPress: () => void } | undefined;
};

export const OfferCard = ({ title, children, action, close }: OfferCardProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {(action || close) && (
        <Actions>
          {action}
          {close && (
            <Button variant={action ? 'plain' : 'quiet'} onClick={close.onPress}>
              {close.label}
            </Button>
          )}
        </Actions>
      )}
    </Card>
  );
};
