import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent } from 'react';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { CaseOutline, type OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { filled } from '../../parts/shared/edges.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { opensElsewhere } from '../../parts/shared/links.ts';
import { type Moment, When } from '../../parts/shared/When.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import type { RenderIcon } from '../shared/iconOf.ts';
import { WarningMark } from '../shared/WarningMark.tsx';

const Row = styled('a', buttonBase, hoverEdge, innerFocusRing, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'center',
  inlineSize: '100%',
  // With its hairline 64 px: nine cases where six were.
  minBlockSize: '3.9375rem',
  paddingBlock: 5,
  paddingInline: '$4',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  textDecoration: 'none',
  lineHeight: '$snug',
  '&[aria-current]': { surface: 'mainBtnSelBg' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Words = styled('span', { display: 'block', minInlineSize: 0 });
/** What does not fit beside the first goes below it: at twice the size each has a line. */
const Line = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  minInlineSize: 0,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  '&[data-middle]': { alignItems: 'center' },
});
const Title = styled('span', {
  fontWeight: '$bold',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  minInlineSize: 0,
  fontSize: '0.9375rem',
});
const Quiet = styled('span', { color: '$mainBtnTxt2', whiteSpace: 'nowrap' });
const Place = styled('span', {
  flex: '1000 1 8rem',
  maxInlineSize: 'max-content',
  minInlineSize: 0,
  color: '$mainBtnTxt2',
  fontSize: '0.8125rem',
  // One line is as high as those around it; two have air between them and around.
  lineHeight: '1.25rem',
  marginBlock: '-0.125rem',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  // Whole on its line before where exactly shares it.
  '&[data-more]': { flexBasis: 'auto' },
});
/** Beside the name of a place, which is whole, as much of it as has room, else below it. */
const Exactly = styled('span', {
  flex: '1 1 3rem',
  minInlineSize: 0,
  // As near to the name beside it as a word, and no higher.
  marginInlineStart: '-0.25rem',
  lineHeight: '1rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$mainBtnTxt2',
  fontSize: '0.8125rem',
});
const Status = styled('span', {
  maxInlineSize: '100%',
  paddingInline: '0.375rem',
  // A pill on one line; what needs two stays inside its corners.
  borderRadius: '0.5625rem',
  hairline: 'all',
  lineHeight: '1rem',
  overflowWrap: 'break-word',
  '&[data-attention]': {
    ...filled,
    borderColor: '$btn1Bg',
    fontWeight: '$bold',
  },
  '@forced': { border: '1px solid CanvasText' },
});
/** Where there is always room for it: what stands below may be long. */
const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  color: '$mainBtnTxt1',
  fontWeight: '$bold',
  lineHeight: '1rem',
  '& svg': { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 2.5 },
});
/** The beginning of what was said last, below the rest where there is no room beside it; the whole stands in the conversation. */
const Last = styled('span', {
  flex: '1 1 5rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$mainBtnTxt2',
});
const End = styled('span', {
  display: 'flex',
  columnGap: '$2',
  marginInlineStart: 'auto',
  color: '$mainBtnTxt2',
  whiteSpace: 'nowrap',
  // A badge is higher than its line, and makes no row higher.
  '& > [data-kind]': { marginBlock: -4 },
});

/** One case of a list. */
export type CaseItem = {
  id: string;
  /** Its category: "Toilettes". */
  title: string;
  /** The number that people say to each other: "n° 4F7K". */
  number?: string | undefined;
  place?: string | undefined;
  /** Where exactly, as far as there is room beside the place. */
  exactly?: string | undefined;
  /** Who handles it. */
  handler?: string | undefined;
  /** The last message in short. */
  lastText?: string | undefined;
  /** When that was: an instant, or words ("6 min"). */
  time: Moment;
  dateTime?: string | undefined;
  /** What happened then, said before it where that is not the last message: "Signalé :". */
  timeLabel?: string | undefined;
  /** The same with the whole instant, by hovering. */
  timeTitle?: string | undefined;
  /** Where it stands, in words. */
  status?: string | undefined;
  /** What must be seen before all else of it, in a word: "Danger". */
  warning?: string | undefined;
  /** That whoever reported it is blocked, in a word; a lock stands before it. */
  blocked?: string | undefined;
  /** Its status asks for somebody: nobody handles it yet. */
  attention?: boolean | undefined;
  unread?: number;
  caseType?: OutlineType | undefined;
  /** Name of the category's icon. */
  icon?: string | undefined;
  href?: string | undefined;
};

/** How a row was pressed: Enter gives a click that counts no presses. */
export type PressedBy = 'pointer' | 'keyboard';

type CaseRowProps = {
  item: CaseItem;
  current: boolean;
  onSelect: (id: string, by: PressedBy) => void;
  renderIcon?: RenderIcon | undefined;
};

/** One case to open. Renders an `<a>`, or a `<button>` without an address. */
export const CaseRow = ({ item, current, onSelect, renderIcon }: CaseRowProps) => {
  const { id, title, number, place, exactly, handler, lastText, warning, status, attention } = item;
  const { blocked, unread = 0, caseType, icon, href, time, dateTime, timeLabel, timeTitle } = item;
  const standing = [status, handler].filter(Boolean).join(' · ');
  const press = (event: MouseEvent) => {
    if (href && opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(id, event.detail === 0 ? 'keyboard' : 'pointer');
  };
  return (
    <Row
      {...(href ? { href } : { as: 'button', type: 'button' })}
      aria-current={current || undefined}
      data-unread={unread > 0 || undefined}
      onClick={press}
    >
      <CaseOutline caseType={caseType}>{icon && renderIcon?.(icon)}</CaseOutline>
      <Words>
        <Line>
          <Title dir="auto">{title}</Title>
          {number && <Quiet>{number}</Quiet>}
          <End>
            {timeLabel && <VisuallyHidden>{timeLabel} </VisuallyHidden>}
            <When at={time} style="date" dateTime={dateTime} title={timeTitle} />
          </End>
        </Line>
        {(place || blocked || unread > 0) && (
          <Line data-middle="">
            {place && (
              <Place dir="auto" data-more={exactly ? '' : undefined}>
                {place}
              </Place>
            )}
            {place && exactly && <Exactly dir="auto">{` · ${exactly}`}</Exactly>}
            <End>
              {blocked && (
                <Mark>
                  <LockIcon />
                  {blocked}
                </Mark>
              )}
              <Badge count={unread} />
            </End>
          </Line>
        )}
        {(warning || standing || lastText) && (
          <Line data-middle={warning ? '' : undefined}>
            {warning && <WarningMark>{warning}</WarningMark>}
            {standing && <Status data-attention={attention ? '' : undefined}>{standing}</Status>}
            {lastText && <Last dir="auto">{lastText}</Last>}
          </Line>
        )}
      </Words>
    </Row>
  );
};
