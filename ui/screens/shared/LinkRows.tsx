import { styled } from '@parvis/theme/css/stitches';
import { Fragment, type ReactNode } from 'react';
import { hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { isModifiedClick } from '../../parts/shared/isModifiedClick.ts';

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

/** Wraps long addresses at punctuation only. */
const insertBreaks = (words: string): ReactNode => {
  if (/\s/.test(words)) return words;
  return words.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
};

export type LinkRow = {
  key: string;
  href: string;
  label: string;
  note?: string | undefined;
  start?: ReactNode;
  /** `data-on` marks an arrow. */
  end: ReactNode;
  current?: boolean | undefined;
  external?: boolean | undefined;
  state?: string | undefined;
  beside?: ReactNode;
};

export type LinkRowsProps = {
  rows: readonly LinkRow[];
  onFollow?: ((row: LinkRow) => void) | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  tall?: boolean;
};

/** Full-width link rows. */
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
            if (!onFollow || row.external || isModifiedClick(event)) return;
            event.preventDefault();
            onFollow(row);
          }}
        >
          {row.start}
          <Words>
            <Label>{insertBreaks(row.label)}</Label>
            {row.note && <Note>{insertBreaks(row.note)}</Note>}
          </Words>
          {row.end}
        </Link>
        {row.beside && <Beside>{row.beside}</Beside>}
      </li>
    ))}
  </List>
);
