import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { canMix } from '../../parts/shared/buttonBase.ts';
import { edgedButtons } from './askCard.ts';
import { cardClass, subheadingClass } from './page.ts';

const Card = styled('div', cardClass, edgedButtons, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  lineHeight: '$snug',
  '& p': { margin: 0 },
  '& h2 + p': { color: '$mainBtnTxt2', fontSize: '$sm' },
  '& > :nth-child(3)': { gridColumn: '1 / -1' },
});
const Sign = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '$control',
  color: '$mainBtnImg',
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 11%, transparent)' },
});
const Title = styled('h2', subheadingClass, { lineHeight: 'inherit' });

export type ScanCardProps = {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
};

/** Invitation to scan a code. */
export const ScanCard = ({ title, text, action }: ScanCardProps) => (
  <Card>
    <Sign aria-hidden="true">
      <QrIcon size={24} />
    </Sign>
    <div>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
    </div>
    {action}
  </Card>
);
