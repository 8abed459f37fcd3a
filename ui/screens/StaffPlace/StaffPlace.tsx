import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { StaffBar } from '../StaffBoard/StaffBar.tsx';
import { StaffRail, type StaffRailProps } from '../StaffBoard/StaffRail.tsx';
import { besideBars } from '../shared/Bar.tsx';
import { fixedContentClass, fixedPageClass } from '../shared/fixedPage.ts';
import { SkipLink } from '../shared/SkipLink.tsx';
import { inVisibleArea } from '../shared/visibleArea.ts';

const Page = styled('div', fixedPageClass, { '@desk': { flexDirection: 'row' } });
const Content = styled('div', fixedContentClass, {
  ...besideBars,
  position: 'relative',
  '@desk': { flex: '1 1 0' },
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A screen is as high as the window; here it is as high as what the bars leave.
  '& > *': { minBlockSize: '100%' },
  // One link leads to the content, and stands before all that is around it.
  '& a[href="#content"]': { display: 'none' },
});

export type StaffPlaceProps = {
  /** The rail at the side; on a phone the bar below. */
  nav: StaffRailProps;
  /** A screen without a bar of its own. */
  children: ReactNode;
};

/**
 * A place of the staff side beside the board: the same rail, another screen. Renders a link to the screen's content,
 * `<nav>` and the screen.
 */
export const StaffPlace = ({ nav, children }: StaffPlaceProps) => (
  <Page ref={inVisibleArea}>
    <SkipLink />
    <StaffRail {...nav} />
    <Content>{children}</Content>
    <StaffBar nav={nav} />
  </Page>
);
