import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { StaffBar } from '../StaffBoard/StaffBar.tsx';
import { StaffRail, type StaffRailProps } from '../StaffBoard/StaffRail.tsx';
import { barScrollPadding } from '../shared/Bar.tsx';
import { fixedContentClass, fixedPageClass } from '../shared/fixedPage.ts';
import { SkipLink } from '../shared/SkipLink.tsx';
import { visualViewportRef } from '../shared/visualViewport.ts';

const Page = styled('div', fixedPageClass, { '@desk': { flexDirection: 'row' } });
const Content = styled('div', fixedContentClass, {
  ...barScrollPadding,
  position: 'relative',
  '@desk': { flex: '1 1 0' },
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Screen height is what the bars leave.
  '& > *': { minBlockSize: '100%' },
  // The outer skip link replaces it.
  '& a[href="#content"]': { display: 'none' },
});

export type StaffPlaceProps = {
  /** Bottom bar on phones. */
  nav: StaffRailProps;
  /** Without its own bar. */
  children: ReactNode;
};

/** Staff screen with navigation. */
export const StaffPlace = ({ nav, children }: StaffPlaceProps) => (
  <Page ref={visualViewportRef}>
    <SkipLink />
    <StaffRail {...nav} />
    <Content>{children}</Content>
    <StaffBar nav={nav} />
  </Page>
);
