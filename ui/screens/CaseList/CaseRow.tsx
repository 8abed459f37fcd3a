import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent } from 'react';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { CaseOutline } from '../../parts/CaseOutline/CaseOutline.tsx';
import { ServiceMark } from '../../parts/ServiceMark/ServiceMark.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { isModifiedClick } from '../../parts/shared/isModifiedClick.ts';
import { primaryFill } from '../../parts/shared/primaryFill.ts';
import { When } from '../../parts/shared/When.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { WarningMark } from '../shared/WarningMark.tsx';
import type { CaseRowProps } from './caseItem.ts';

const Row = styled('a', buttonBase, hoverEdge, innerFocusRing, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'center',
  inlineSize: '100%',
  // 64 px with its border: nine rows on screen instead of six.
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
/** Wraps; at 200 % text each item has its own line. */
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
  lineHeight: '1rem',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});
export const CaseStatus = styled('span', {
  maxInlineSize: '100%',
  paddingInline: '0.375rem',
  // A pill on one line; moderate corners on two.
  borderRadius: '0.5625rem',
  hairline: 'all',
  lineHeight: '1rem',
  overflowWrap: 'break-word',
  '&[data-attention]': {
    ...primaryFill,
    borderColor: '$btn1Bg',
    fontWeight: '$bold',
  },
  '@forced': { border: '1px solid CanvasText' },
});
/** On the first line, since the lines below may be long. */
export const CaseMark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  color: '$mainBtnTxt1',
  fontWeight: '$bold',
  lineHeight: '1rem',
  '& svg': { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 2.5 },
});
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
  // Keeps the badge from growing the row.
  '& > [data-kind]': { marginBlock: -4 },
});

/** What makes a row of a case a link, or a button without an address. */
export const buildRowProps = ({
  item: { id, href, unread = 0 },
  current,
  onSelect,
}: Omit<CaseRowProps, 'renderIcon'>) => ({
  ...(href ? { href } : ({ as: 'button', type: 'button' } as object)),
  'aria-current': current || undefined,
  'data-unread': unread > 0 || undefined,
  onClick: (event: MouseEvent) => {
    if (href && isModifiedClick(event)) return;
    event.preventDefault();
    onSelect(id, event.detail === 0 ? 'keyboard' : 'pointer');
  },
});

/** A case. Renders an `<a>`, or a `<button>` without an address. */
export const CaseRow = ({ item, current, onSelect, renderIcon }: CaseRowProps) => {
  const { title, number, place, exactly, handler, lastText, warning, status, attention } = item;
  const { service, blocked, unread = 0, caseType, icon, time, dateTime, timeLabel, timeTitle } = item;
  const standing = [status, handler].filter(Boolean).join(' · ');
  return (
    <Row {...buildRowProps({ item, current, onSelect })}>
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
        {(place || service || blocked || unread > 0) && (
          <Line data-middle="">
            {place && (
              <Place dir="auto">
                {place}
                {exactly && <span dir="auto">{` · ${exactly}`}</span>}
              </Place>
            )}
            <End>
              {blocked && (
                <CaseMark>
                  <LockIcon />
                  {blocked}
                </CaseMark>
              )}
              {service && <ServiceMark {...service} />}
              <Badge count={unread} />
            </End>
          </Line>
        )}
        {(warning || standing || lastText) && (
          <Line data-middle={warning ? '' : undefined}>
            {warning && <WarningMark>{warning}</WarningMark>}
            {standing && <CaseStatus data-attention={attention ? '' : undefined}>{standing}</CaseStatus>}
            {lastText && <Last dir="auto">{lastText}</Last>}
          </Line>
        )}
      </Words>
    </Row>
  );
};
