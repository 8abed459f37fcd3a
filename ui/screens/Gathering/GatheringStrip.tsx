import { css, styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { isModifiedClick } from '../../parts/shared/isModifiedClick.ts';

const Root = styled('div', {
  flexShrink: 0,
  hairline: 'blockEnd',
  backgroundColor: '$bg1',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$2',
  paddingInline: '$4',
  minBlockSize: '$target',
  '@desk': { paddingInline: '$6' },
});
const People = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$2', minInlineSize: 0 });
const Faces = styled('span', {
  display: 'inline-flex',
  '& > * + *': { marginInlineStart: '-4px' },
  '& > *': { outline: '2px solid $colors$bg1' },
  '@narrow': { display: 'none' },
});
const Fold = styled('details', {
  '&[open] summary svg:last-child': { transform: 'rotate(180deg)' },
});
const Summary = styled('summary', buttonBase, hoverEdge, innerFocusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$target',
  paddingInline: '$4',
  hairline: 'blockStart',
  fontWeight: '$medium',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': { flex: '1 1 0', minInlineSize: 0 },
  '& svg:last-child': { transition: 'transform 200ms ease-out' },
  '@desk': { paddingInline: '$6' },
  '@motion': { '& svg:last-child': { transition: 'none' } },
});
const List = styled('ul', {
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '40vh',
  overflowY: 'auto',
  '& > li': { hairline: 'blockStart' },
});
const rowClass = css({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$target',
  padding: '$2 $4',
  color: 'inherit',
  textDecoration: 'none',
  '& > svg': { flexShrink: 0 },
  '& > span': { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: '$medium', fontSize: '$md' },
  '@desk': { paddingInline: '$6' },
});
const Fixed = styled('div', rowClass);
const Row = styled('a', rowClass, hoverEdge, innerFocusRing, {
  '[dir=rtl] & > svg:last-child': { transform: 'scaleX(-1)' },
});

export type GatheringPerson = {
  key: string;
  initials: string;
  color?: string | undefined;
};

/** A case or poll. */
export type HungItem = {
  id: string;
  kind: 'case' | 'poll';
  title: string;
  status: string;
  /** Default: it leads nowhere. */
  href?: string | undefined;
};

export type GatheringStripProps = {
  count: string;
  people: readonly GatheringPerson[];
  /** "2 signalements · 1 sondage" */
  hungSummary: string;
  hung: readonly HungItem[];
  onHung: (item: HungItem) => void;
  end?: ReactNode;
};

const FACES_SHOWN = 3;

const HungWords = ({ item: { kind, title, status } }: { item: HungItem }) => (
  <>
    {kind === 'poll' ? <ChartIcon size={20} /> : <ListIcon size={20} />}
    <span>
      <b>{title}</b>
      {status}
    </span>
  </>
);

const Hung = ({ item, onHung }: { item: HungItem; onHung: GatheringStripProps['onHung'] }) =>
  item.href === undefined ? (
    <Fixed>
      <HungWords item={item} />
    </Fixed>
  ) : (
    <Row
      href={item.href}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onHung(item);
      }}
    >
      <HungWords item={item} />
      <ChevronIcon size={18} />
    </Row>
  );

/** Participants and attachments, collapsed. */
export const GatheringStrip = ({ count, people, hungSummary, hung, onHung, end }: GatheringStripProps) => (
  <Root>
    <Line>
      <People>
        {people.length > 0 && (
          <Faces aria-hidden="true">
            {people.slice(0, FACES_SHOWN).map(({ key, initials, color }) => (
              <Avatar key={key} initials={initials} color={color} />
            ))}
          </Faces>
        )}
        {count}
      </People>
      {end}
    </Line>
    {hung.length > 0 && (
      <Fold>
        <Summary>
          <span>{hungSummary}</span>
          <ChevronDownIcon size={18} />
        </Summary>
        <List role="list">
          {hung.map((item) => (
            <li key={item.id}>
              <Hung item={item} onHung={onHung} />
            </li>
          ))}
        </List>
      </Fold>
    )}
  </Root>
);
