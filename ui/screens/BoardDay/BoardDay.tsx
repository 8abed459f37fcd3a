import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { type KeyNumber, KeyNumbers } from '../shared/KeyNumbers.tsx';
import { headingClass } from '../shared/page.ts';

const Root = styled('section', {
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: '$6 $5',
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: '$5',
  lineHeight: '$snug',
});
const Heading = styled('h2', headingClass);
const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2 $1', textAlign: 'start', fontWeight: '$regular', hairline: 'blockEnd' },
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& th + th, & th + td, & td + td': { textAlign: 'end', inlineSize: '5.5rem' },
});
const Caption = styled('caption', { paddingBlockEnd: '$1', textAlign: 'start', fontWeight: '$bold' });
const Hint = styled('p', { margin: 0, color: '$mainBtnTxt2', fontSize: '$sm' });
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 96 } });

export type DayService = { id: string; label: string; cells: readonly number[] };

export type BoardDayProps = {
  title: string;
  notice?: ReactNode;
  /** Undefined while loading. */
  numbers: readonly KeyNumber[] | undefined;
  longest?: ReactNode;
  services?: { caption: string; head: readonly string[]; rows: readonly DayService[] } | undefined;
  hint: string;
};

/** Day of the desk without an open case. */
export const BoardDay = ({ title, notice, numbers, longest, services, hint }: BoardDayProps) => (
  <Root aria-label={title}>
    {notice}
    <Heading>{title}</Heading>
    {numbers ? <KeyNumbers numbers={numbers} /> : <Placeholder />}
    {longest}
    {services && services.rows.length > 0 && (
      <Table>
        <Caption>{services.caption}</Caption>
        <thead>
          <tr>
            {services.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={services.head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
    <Hint>{hint}</Hint>
  </Root>
);
