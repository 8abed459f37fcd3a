import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent } from 'react';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { CaseOutline, type OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { opensElsewhere } from '../../parts/shared/links.ts';
import { type Moment, When } from '../../parts/shared/When.tsx';
import type { RenderIcon } from '../shared/iconOf.ts';

const Row = styled('a', buttonBase, hoverEdge, innerFocusRing, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: '$target',
  padding: '$3 $4',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  textDecoration: 'none',
  lineHeight: '$snug',
  '&[aria-current]': { surface: 'mainBtnSelBg' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
const Words = styled('span', { display: 'block', minInlineSize: 0 });
const Title = styled('span', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
});
const Last = styled('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginBlockStart: 2,
  color: '$mainBtnTxt2',
  fontSize: '$sm',
});
const Status = styled('span', {
  display: 'block',
  marginBlockStart: 2,
  color: '$mainBtnTxt2',
  fontSize: '$xs',
  overflowWrap: 'anywhere',
});
const End = styled('span', {
  display: 'grid',
  justifyItems: 'end',
  gap: '$2',
  color: '$mainBtnTxt2',
  fontSize: '$xs',
  whiteSpace: 'nowrap',
});

/** One case of a list. */
export type CaseItem = {
  id: string;
  /** Its category: "Toilettes". */
  title: string;
  place?: string | undefined;
  /** The last message in short. */
  lastText?: string | undefined;
  /** When that was: an instant, or words ("6 min"). */
  time: Moment;
  dateTime?: string | undefined;
  /** Where it stands, in words. */
  status?: string | undefined;
  unread?: number;
  caseType?: OutlineType | undefined;
  /** Name of the category's icon. */
  icon?: string | undefined;
  href?: string | undefined;
};

type CaseRowProps = {
  item: CaseItem;
  current: boolean;
  onSelect: (id: string) => void;
  renderIcon?: RenderIcon | undefined;
};

/** One case to open. Renders an `<a>`, or a `<button>` without an address. */
export const CaseRow = ({ item, current, onSelect, renderIcon }: CaseRowProps) => {
  const { id, title, place, lastText, time, dateTime, status, unread = 0, caseType, icon, href } = item;
  const press = (event: MouseEvent) => {
    if (href && opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(id);
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
        <Title>{place ? `${title} · ${place}` : title}</Title>
        {lastText && <Last>{lastText}</Last>}
        {status && <Status>{status}</Status>}
      </Words>
      <End>
        <When at={time} style="date" dateTime={dateTime} />
        <Badge count={unread} />
      </End>
    </Row>
  );
};
