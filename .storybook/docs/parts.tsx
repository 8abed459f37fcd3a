import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const Scroll = styled('div', { overflowX: 'auto' });
const Grid = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: '$body',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$normal',
  textAlign: 'start',
  '& th, & td': { padding: '$2 $3', textAlign: 'start', verticalAlign: 'top', hairline: 'blockEnd' },
  '& th': { fontWeight: '$bold' },
});
export const Code = styled('code', {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
type TableProps = { label: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** A horizontally scrollable table; the first cell is the row header. */
export const Table = ({ label, head, rows }: TableProps) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Grid>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  </Scroll>
);
