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
  scanTitle: string;
  scanText?: string;
};

export type HomeProps = {
  texts: HomeTexts;
  header: { label: string; subtitle?: string | undefined; logoSrc?: string | undefined; actions?: ReactNode };
  /** Latest first. */
  cases: Omit<CaseListProps, 'framed'>;
  /** Why the list is incomplete. */
  problem?: ReactNode;
  more?: MoreEntries | undefined;
  /** Card for returning users. */
  offer?: ReactNode;
  scanAction?: ReactNode;
  banner?: ReactNode;
  /** Staff link, notices. */
  notice?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

/** Own cases and a way to report. */
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
