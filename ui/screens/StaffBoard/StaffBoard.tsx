import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { usePreventedDrops } from '../../usePreventedDrops.ts';
import { fixedContentClass, fixedPageClass } from '../shared/fixedPage.ts';
import { LIST, PANE, SkipLink } from '../shared/SkipLink.tsx';
import { visualViewportRef } from '../shared/visualViewport.ts';
import { StaffBar } from './StaffBar.tsx';
import { StaffListPane, type StaffListPaneProps } from './StaffListPane.tsx';
import { StaffRail, type StaffRailProps } from './StaffRail.tsx';

export const DETAILS_WIDTH = 264;
/** Longest category, number and age fit a line. */
export const LIST_WIDTH = 400;
/** Most rows fit one line from here. */
const LIST_WIDE = 480;
/** Beside a rail with words and the details. */
export const LIST_WIDTH_TIGHT = 376;
export const TIGHT = '(min-width: 1200px) and (max-width: 1399.98px)';
export { RAIL_WIDTH, RAIL_WORDS } from './StaffRail.tsx';

const WIDE = '@media (min-width: 1200px)';
const WIDEST = '@media (min-width: 1400px)';

const Page = styled('div', fixedPageClass, {
  position: 'relative',
  '@phone': { overflowY: 'auto', overscrollBehavior: 'contain' },
  '@desk': { flexDirection: 'row' },
});
const Main = styled('main', fixedContentClass, {
  display: 'grid',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@desk': {
    flex: '1 1 0',
    gridTemplateColumns: `${LIST_WIDTH}px minmax(0, 1fr)`,
    [`@media ${TIGHT}`]: { gridTemplateColumns: `${LIST_WIDTH_TIGHT}px minmax(0, 1fr)` },
    [WIDEST]: { gridTemplateColumns: `${LIST_WIDE}px minmax(0, 1fr)` },
  },
  '@phone': {
    // Large text scrolls the bar.
    flexShrink: 0,
    flexBasis: 'min(100%, 18rem)',
    '@short': { flexBasis: '100%' },
    '&[data-open] > [data-list], &:not([data-open]) > [data-chat]': { display: 'none' },
  },
});
/** When a phone shows the chat. */
const Title = styled('h1', visuallyHiddenStyle);
const ChatPane = styled('div', { display: 'grid', minBlockSize: 0, minInlineSize: 0, alignItems: 'stretch' });
const Details = styled('aside', {
  position: 'relative',
  display: 'none',
  boxSizing: 'border-box',
  inlineSize: DETAILS_WIDTH,
  overflowY: 'auto',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  hairline: 'inlineStart',
  [WIDE]: { display: 'block' },
});

export type { StaffFilter, StaffListPaneProps, StaffListTexts } from './StaffListPane.tsx';
export type { StaffNavEntry } from './StaffNavList.tsx';
export type { StaffRailProps } from './StaffRail.tsx';

export type StaffBoardTexts = {
  /** Skip links. */
  skipToList: string;
  skipToCase: string;
  details: string;
};

export type StaffBoardProps = {
  texts: StaffBoardTexts;
  nav: StaffRailProps;
  list: StaffListPaneProps;
  /** Embedded Chat; replaces the list on phones. */
  chat?: ReactNode;
  /** Desktops without an open case. */
  nothing?: ReactNode;
  /** CaseDetails from 1200 px; below, use a drawer. */
  details?: ReactNode;
};

/** Case board of staff: side by side on desktops, one at a time on phones. */
export const StaffBoard = ({ texts, nav, list, chat, nothing, details }: StaffBoardProps) => {
  const open = chat ? '' : undefined;
  usePreventedDrops();
  return (
    <Page ref={visualViewportRef}>
      <SkipLink to={LIST}>{texts.skipToList}</SkipLink>
      {chat && <SkipLink to={PANE}>{texts.skipToCase}</SkipLink>}
      <StaffRail {...nav} />
      <Main data-open={open}>
        <Title>{list.texts.title}</Title>
        <StaffListPane {...list} />
        <ChatPane data-chat="">{chat ?? nothing}</ChatPane>
      </Main>
      {details && <Details aria-label={texts.details}>{details}</Details>}
      <StaffBar nav={nav} open={Boolean(chat)} />
    </Page>
  );
};
