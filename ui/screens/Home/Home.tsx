import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { CaseList, type CaseListProps } from '../CaseList/CaseList.tsx';
import { Frame } from '../shared/Frame.tsx';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { headingClass } from '../shared/page.ts';
import { ScanCard } from '../shared/ScanCard.tsx';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });

export type HomeTexts = {
  title: string;
  /** How to begin: scan a code. */
  scanTitle: string;
  scanText?: string;
};

export type HomeProps = {
  /** Words of the screen. */
  texts: HomeTexts;
  /** Whose page it is, and what stands at its end. */
  header: { label: string; subtitle?: string | undefined; logoSrc?: string | undefined; actions?: ReactNode };
  /** One’s own cases, the latest first. */
  cases: Omit<CaseListProps, 'framed'>;
  /** After the list: why it is not whole. */
  problem?: ReactNode;
  /** There are more cases: loaded by a button after the list, or as soon as it is scrolled into sight. */
  more?: MoreEntries | undefined;
  /** After the list: one thing that helps whoever comes back, as a card. */
  offer?: ReactNode;
  /** Opens the scanner; a button. */
  scanAction?: ReactNode;
  /** Under the header, as wide as the screen: offline notice. */
  banner?: ReactNode;
  /** Above the list: a way to the staff side, what concerns the whole of it. */
  notice?: ReactNode;
  /** After the list: links of the footer. */
  footer?: ReactNode;
  /** Stays in sight at the bottom. */
  bottomBar?: ReactNode;
};

/** A person's own cases, and how to report another. Renders header, `<main>` and bottom bar. */
export const Home = ({ texts, header, cases, ...rest }: HomeProps) => {
  const { problem, more, offer, banner, scanAction, notice, footer, bottomBar } = rest;
  return (
    <Frame
      header={{
        title: header.label,
        subtitle: header.subtitle,
        logoSrc: header.logoSrc,
        initial: header.label.trim().charAt(0),
        actions: header.actions,
      }}
      banner={banner}
      bottom={bottomBar}
    >
      {notice}
      <Title>{texts.title}</Title>
      <CaseList {...cases} framed />
      {problem}
      {more && <MoreButton more={more} count={cases.items?.length} />}
      {offer}
      <ScanCard title={texts.scanTitle} text={texts.scanText} action={scanAction} />
      {footer}
    </Frame>
  );
};
