import { styled } from '@parvis/theme/css/stitches';
import { CalendarIcon } from '../../icons/CalendarIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { CaseOutline } from '../../parts/CaseOutline/CaseOutline.tsx';
import { ServiceMark } from '../../parts/ServiceMark/ServiceMark.tsx';
import { buttonBase, canMix } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { UnreadDot } from '../../parts/shared/UnreadDot.tsx';
import { When } from '../../parts/shared/When.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { CaseLabels } from '../CaseLabels/CaseLabels.tsx';
import { WarningMark } from '../shared/WarningMark.tsx';
import { buildRowProps, CaseMark, CaseStatus } from './CaseRow.tsx';
import type { CaseRowProps } from './caseItem.ts';

/** Hover tints, focus rings, and the open row has its own colour and a bar: no two look alike. */
const Row = styled('a', buttonBase, innerFocusRing, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$2',
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: 5,
  paddingInline: '$4 $3',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  textAlign: 'start',
  textDecoration: 'none',
  '@media (hover: hover)': {
    '&:hover:not([aria-current])': {
      [canMix]: { backgroundColor: 'color-mix(in srgb, $colors$mainBtnTxt1 7%, $colors$mainBtnBg1)' },
    },
  },
  '[data-selected] > &': {
    [canMix]: { backgroundColor: 'color-mix(in srgb, $colors$btn1Bg 9%, $colors$mainBtnBg1)' },
  },
  '&[aria-current]': { surface: 'mainBtnSelBg' },
  '&[aria-current]::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 4,
    backgroundColor: '$btn1Bg',
  },
  '@phone': { minBlockSize: '4rem', paddingBlock: '$2' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Icon = styled(CaseOutline, { '&&&': { inlineSize: 32, blockSize: 32, marginBlockStart: 2 } });
const Words = styled('span', { display: 'block', minInlineSize: 0, containerType: 'inline-size' });
/** Wide enough for whole lines, which are cut at their end; larger text wraps. */
const WIDE = '@container (min-width: 14rem)';
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** What and where. */
const What = styled('span', {
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  [WIDE]: cut,
});
/** Before what it is about. */
const Danger = styled('span', { marginInlineEnd: '0.375rem', fontSize: '0.75rem', verticalAlign: 'top' });
const Title = styled('b', { fontWeight: '$bold' });
const Where = styled('span', { color: '$mainBtnTxt2', fontSize: '0.75rem' });
/** State and last message: on one line if both fit, else on two. */
const Lines = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.375rem',
  minInlineSize: 0,
  fontSize: '0.75rem',
  lineHeight: '1.0625rem',
});
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.375rem',
  minInlineSize: 0,
  marginBlockStart: 1,
} as const;
const Facts = styled('span', lineStyle, { [WIDE]: { flexWrap: 'nowrap', overflow: 'hidden', '& > *': cut } });
const Said = styled('span', lineStyle, {
  flexGrow: 1,
  '& [data-label]': { [WIDE]: { maxInlineSize: '7rem', '& > span': cut } },
  [WIDE]: { flexWrap: 'nowrap', '& > span': { flexWrap: 'nowrap' } },
});
const Standing = styled(CaseStatus, {
  [WIDE]: { '&&': { display: 'flex', justifyContent: 'center', minInlineSize: '4rem' } },
  // The name of the handler is cut last.
  '& > span': { [WIDE]: { ...cut, whiteSpace: 'pre' } },
  '& > span + span': { [WIDE]: { flexShrink: 0, maxInlineSize: '100%' } },
});
/** Has what the others leave; without room for its name the icon alone. */
const Service = styled('span', {
  display: 'inline-flex',
  maxInlineSize: '6.5rem',
  '& > * > :last-child': cut,
  [WIDE]: {
    flex: '1 1 0',
    '&&': { minInlineSize: '1.25rem' },
    // The name wraps to a line that is cut off.
    '& > *': { flexWrap: 'wrap', inlineSize: '100%', maxBlockSize: '1.125rem', overflow: 'hidden' },
    '& > * > :last-child': { flex: '1 1 3rem' },
  },
});
/** Its own width keeps long words from asking for a line. */
const First = styled('span', cut, { flexGrow: 1, inlineSize: '4rem', color: '$mainBtnTxt2' });
/** At the end of the last line. */
const End = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.375rem',
  marginInlineStart: 'auto',
  color: '$mainBtnTxt2',
  whiteSpace: 'nowrap',
});
const Age = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  '&[data-waiting]': { color: '$mainBtnTxt1', fontWeight: '$bold' },
  '& svg': { inlineSize: '0.8125rem', blockSize: '0.8125rem', strokeWidth: 2.5 },
});

const Due = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: '$mainBtnTxt1',
  whiteSpace: 'nowrap',
  [WIDE]: { flexShrink: 0 },
  '&[data-late]': { fontWeight: '$bold' },
  '& svg': { flexShrink: 0, inlineSize: '0.8125rem', blockSize: '0.8125rem', strokeWidth: 2.5 },
});

const Mention = styled(CaseMark, { flexShrink: 0 });

/** A case in the queue of staff. Renders an `<a>`, or a `<button>` without an address. */
export const QueueRow = ({ item, current, onSelect, renderIcon }: CaseRowProps) => {
  const { title, number, place, exactly, handler, lastText, warning, status, attention } = item;
  const { labels, service, due, blocked, mention, unread = 0, caseType, icon, waiting } = item;
  const where = [place, exactly].filter(Boolean).join(' · ');
  return (
    <Row {...buildRowProps({ item, current, onSelect })}>
      <Icon caseType={caseType} data-icon="">
        {icon && renderIcon?.(icon)}
      </Icon>
      <Words>
        <What title={[title, where].filter(Boolean).join(' · ')}>
          {warning && (
            <Danger>
              <WarningMark>{warning}</WarningMark>
            </Danger>
          )}
          <Title dir="auto">{title}</Title>
          {where && (
            <Where>
              {' · '}
              <span dir="auto">{where}</span>
            </Where>
          )}
        </What>
        <Lines>
          <Facts>
            {blocked && (
              <CaseMark>
                <LockIcon />
                {blocked}
              </CaseMark>
            )}
            {(status || handler) && (
              <Standing data-attention={attention ? '' : undefined}>
                {status && <span>{status}</span>}
                {handler && <span>{status ? ` · ${handler}` : handler}</span>}
              </Standing>
            )}
            {due && (
              <Due data-late={due.late ? '' : undefined}>
                {due.late ? <WarningIcon /> : <CalendarIcon />}
                {due.text}
              </Due>
            )}
            {service && !handler && (
              <Service>
                <ServiceMark {...service} />
              </Service>
            )}
          </Facts>
          <Said>
            {mention && <Mention>@ {mention}</Mention>}
            {labels && labels.length > 0 && <CaseLabels labels={labels} max={2} more={item.moreLabels} />}
            {lastText && <First dir="auto">{lastText}</First>}
            <End>
              <Age data-waiting={waiting ? '' : undefined}>
                {waiting && <ClockIcon />}
                {item.timeLabel && <VisuallyHidden>{item.timeLabel} </VisuallyHidden>}
                <When at={item.time} style="date" dateTime={item.dateTime} title={item.timeTitle} />
              </Age>
              {number && <span>{number}</span>}
              {unread > 0 && <UnreadDot count={unread} />}
            </End>
          </Said>
        </Lines>
      </Words>
    </Row>
  );
};
