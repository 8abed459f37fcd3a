import { styled } from '@parvis/theme/css/stitches';
import { Fragment, type ReactNode } from 'react';
import { hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { opensElsewhere } from '../../parts/shared/links.ts';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  hairline: 'all',
  borderRadius: '$card',
  overflow: 'hidden',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  '& > li + li': { hairline: 'blockStart' },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
const Label = styled('span', {
  display: 'block',
  fontWeight: '$medium',
  '[data-tall] &': { fontWeight: '$bold' },
});
const Note = styled('span', {
  display: 'block',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  '[aria-current] &': { color: 'inherit' },
});
const Link = styled('a', hoverEdge, innerFocusRing, {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '3.5rem',
  padding: '$2 $4',
  backgroundColor: '$mainBtnBg1',
  color: 'inherit',
  lineHeight: '$snug',
  textDecoration: 'none',
  '&[aria-current]': { surface: 'mainBtnSelBg' },
  '& > svg': { flexShrink: 0, color: '$mainBtnImg' },
  '&[aria-current] > svg': { color: '$mainBtnSelImg' },
  '[dir=rtl] & > svg[data-on]': { transform: 'scaleX(-1)' },
  '@forced': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  '&[data-tall]': { minBlockSize: '4rem' },
});
const Beside = styled('div', { padding: '$2 $4 $3' });

/** An address that is too long for its line goes on below it at one of its signs, not within a word. */
const atSigns = (words: string): ReactNode => {
  if (/\s/.test(words)) return words;
  return words.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
};

/** One way on. */
export type LinkRow = {
  /** Tells it from the others. */
  key: string;
  href: string;
  label: string;
  /** What stands behind it, in a few words. */
  note?: string | undefined;
  /** Before the words. */
  start?: ReactNode;
  /** After them; what points on is marked with `data-on`. */
  end: ReactNode;
  /** It is where one is. */
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
  /** How it stands, for the look of it. */
  state?: string | undefined;
  /** Below it: what else can be done. */
  beside?: ReactNode;
};

export type LinkRowsProps = {
  /** Each way on, in their order. */
  rows: readonly LinkRow[];
  /** Follows a row; without it the browser does. */
  onFollow?: ((row: LinkRow) => void) | undefined;
  /** Names the list. */
  label?: string | undefined;
  /** Identifier of the heading that names it. */
  labelledBy?: string | undefined;
  /** Rows have a picture before their words. */
  tall?: boolean;
};

/** Ways on, one below the other, each as wide as the column. Renders a `<ul>` of links. */
export const LinkRows = ({ rows, onFollow, label, labelledBy, tall }: LinkRowsProps) => (
  <List role="list" aria-label={label} aria-labelledby={labelledBy}>
    {rows.map((row) => (
      <li key={row.key}>
        <Link
          href={row.href}
          data-tall={tall ? '' : undefined}
          aria-current={row.current ? 'true' : undefined}
          data-state={row.state}
          {...(row.external && { rel: 'noreferrer' })}
          onClick={(event) => {
            if (!onFollow || row.external || opensElsewhere(event)) return;
            event.preventDefault();
            onFollow(row);
          }}
        >
          {row.start}
          <Words>
            <Label>{atSigns(row.label)}</Label>
            {row.note && <Note>{atSigns(row.note)}</Note>}
          </Words>
          {row.end}
        </Link>
        {row.beside && <Beside>{row.beside}</Beside>}
      </li>
    ))}
  </List>
);
