import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useId } from 'react';
import { noteCardClass } from './noteCard.ts';

const Card = styled('section', noteCardClass, {
  gap: '$3',
  justifyItems: 'start',
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '$md' },
});

export type OfferCardProps = {
  /** What is offered. */
  title: string;
  /** What it is good for, and how it is had. */
  children: ReactNode;
  /** Whoever does not want it puts it away. */
  close?: { label: string; onPress: () => void } | undefined;
};

/** Something that is offered beside what a page is about. */
export const OfferCard = ({ title, children, close }: OfferCardProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {close && (
        <Button variant="plain" onClick={close.onPress}>
          {close.label}
        </Button>
      )}
    </Card>
  );
};
