import { styled } from '@parvis/theme/css/stitches';
import { subheadingClass } from '../shared/page.ts';

const Table = styled('table', {
  inlineSize: '100%',
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
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& th + th, & th + td': { inlineSize: '1%', textAlign: 'end', whiteSpace: 'nowrap' },
});
const Caption = styled('caption', subheadingClass, { paddingBlockEnd: '$1', textAlign: 'start' });
const Note = styled('span', { display: 'block', fontSize: '$xs' });
/** Label and bar; the numbers' column takes the same width in all rows, so that bars compare. */
const Name = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
  gap: '$2',
  overflowWrap: 'anywhere',
});
const Track = styled('svg', { display: 'block', inlineSize: '100%', blockSize: 12, marginBlockStart: 4 });
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
              <Name>
                <span>
                  {label}
                  {note && <Note>{note}</Note>}
                </span>
                <Track aria-hidden="true">
                  <Fill width={`${(row.count / most) * 100}%`} height="12" rx="2" />
                </Track>
              </Name>
            </th>
            <td>{words ?? row.count}</td>
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
