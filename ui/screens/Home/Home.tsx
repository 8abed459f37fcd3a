import { styled } from '@parvis/theme/stitches';
import type { ReactNode } from 'react';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { canMix } from '../../parts/shared/buttonBase.ts';
import { CaseList, type CaseListProps } from '../CaseList/CaseList.tsx';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, headingClass } from '../shared/page.ts';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Scan = styled('div', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  lineHeight: '$snug',
  '& p': { margin: 0 },
  '& p + p': { color: '$mainBtnTxt2', fontSize: '$sm' },
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
const Strong = styled('p', { fontWeight: '$bold' });

export type HomeTexts = {
  title: string;
  /** How to begin: scan a code. */
  scanTitle: string;
  scanText?: string;
};

export type HomeProps = {
  texts: HomeTexts;
  header: { label: string; subtitle?: string | undefined; logoSrc?: string | undefined; actions?: ReactNode };
  cases: Omit<CaseListProps, 'framed'>;
  /** Opens the scanner; a button. */
  scanAction?: ReactNode;
  /** Above the list: offline notice, a way to the staff side, install hint. */
  notice?: ReactNode;
  /** After the list: links of the footer. */
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

/** A person's own cases, and how to report another. Renders header, `<main>` and bottom bar. */
export const Home = ({ texts, header, cases, scanAction, notice, footer, bottomBar }: HomeProps) => (
  <Frame
    header={{
      title: header.label,
      subtitle: header.subtitle,
      logoSrc: header.logoSrc,
      initial: header.label.trim().charAt(0),
      actions: header.actions,
    }}
    bottom={bottomBar}
  >
    {notice}
    <Title>{texts.title}</Title>
    <CaseList {...cases} framed />
    <Scan>
      <Sign aria-hidden="true">
        <QrIcon size={24} />
      </Sign>
      <div>
        <Strong>{texts.scanTitle}</Strong>
        {texts.scanText && <p>{texts.scanText}</p>}
      </div>
      {scanAction}
    </Scan>
    {footer}
  </Frame>
);
