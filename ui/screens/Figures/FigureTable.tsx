import { styled } from '@parvis/theme/css/stitches';
import { subheadingClass } from '../shared/page.ts';

const Table = styled('table', {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '$2 $1',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: '$regular',
    hairline: 'blockEnd',
  },
  '& th': { inlineSize: '45%', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& thead th + th': { inlineSize: 'auto', textAlign: 'end' },
});
const Caption = styled('caption', subheadingClass, { paddingBlockEnd: '$1', textAlign: 'start' });
const Note = styled('span', { display: 'block', fontSize: '$xs' });
const Value = styled('span', { display: 'flex', alignItems: 'center', gap: '$2' });
const Count = styled('span', { minInlineSize: '3ch', marginInlineStart: 'auto', textAlign: 'end' });
const Track = styled('svg', { display: 'block', flex: '1 1 auto', minInlineSize: 0, blockSize: 12 });
const Fill = styled('rect', { fill: '$btn1Bg', '@forced': { fill: 'CanvasText' } });
const TooFew = styled('p', { margin: 0, fontSize: '$sm' });

export type FigureRow = {
  id: string;
  label: string;
  count: number;
  /** The number in words; by default `count`. */
  words?: string | undefined;
  note?: string | undefined;
};

export type FigureTableProps = {
  caption: string;
  head: readonly [name: string, count: string];
  rows: readonly FigureRow[];
  /** Replaces the rows where there are none. */
  none?: string | undefined;
};

/** A table whose rows have bars: the plot and its numbers at once. Renders a `<table>`. */
export const FigureTable = ({ caption, head: [name, count], rows, none }: FigureTableProps) => {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <Table>
      <Caption>{caption}</Caption>
      {rows.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ id, label, note, words, ...row }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {note && <Note>{note}</Note>}
            </th>
            <td>
              <Value>
                <Track aria-hidden="true">
                  <Fill width={`${(row.count / most) * 100}%`} height="12" rx="2" />
                </Track>
                <Count>{words ?? row.count}</Count>
              </Value>
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td>
              <TooFew>{none}</TooFew>
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
};
