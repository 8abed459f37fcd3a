import { styled } from '@parvis/theme/css/stitches';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { subheadingClass } from '../shared/page.ts';

const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '& th, & td': {
    padding: '$2 $1',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: '$regular',
    hairline: 'blockEnd',
  },
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& th + th, & th + td, & td + td': { inlineSize: '1%', textAlign: 'end', whiteSpace: 'nowrap' },
});
const Caption = styled('caption', subheadingClass, { paddingBlockEnd: '$1', textAlign: 'start' });
const Note = styled('span', { display: 'block', fontSize: '$xs', fontWeight: '$regular' });
/** Bars compare across rows. */
const Name = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
  gap: '$2',
  overflowWrap: 'anywhere',
  // Two columns of numbers leave no room.
  variants: { stacked: { true: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$1' } } },
});
const Track = styled('svg', { display: 'block', inlineSize: '100%', blockSize: 12, marginBlockStart: 4 });
const Fill = styled('rect', {
  fill: '$btn1Bg',
  '@forced': { fill: 'CanvasText' },
  variants: { former: { true: { opacity: 0.5 } } },
});
const TooFew = styled('p', { margin: 0, fontSize: '$sm' });

export type FigureRow = {
  id: string;
  label: string;
  count: number;
  /** Number in words; default `count`. */
  words?: string | undefined;
  note?: string | undefined;
  /** Of the previous period. */
  before?:
    | {
        count: number;
        words: string;
        /** Arrow, and the same in words. */
        trend?: { sign: string; words: string } | undefined;
      }
    | undefined;
};

export type FigureTableProps = {
  caption: string;
  note?: string | undefined;
  /** With `before`, also its column. */
  head: readonly [name: string, count: string, before?: string];
  rows: readonly FigureRow[];
  /** Number of the longest bar; default: the highest. */
  most?: number | undefined;
  /** Replaces missing rows. */
  none?: string | undefined;
};

const Bars = ({ row, most }: { row: FigureRow; most: number }) => {
  const scale = (count: number) => `${(count / most) * 100}%`;
  return (
    <Track aria-hidden="true">
      <Fill width={scale(row.count)} height={row.before ? 7 : 12} rx="2" />
      {row.before && <Fill former width={scale(row.before.count)} y="9" height="3" rx="1" />}
    </Track>
  );
};

const Count = ({ row }: { row: FigureRow }) => {
  const trend = row.before?.trend;
  return (
    <td>
      {row.words ?? row.count}
      {trend && (
        <>
          <span aria-hidden="true">{`\u00a0${trend.sign}`}</span>
          <VisuallyHidden>{`, ${trend.words}`}</VisuallyHidden>
        </>
      )}
    </td>
  );
};

/** Table with a bar per row. */
export const FigureTable = ({ caption, note, head, rows, none, ...table }: FigureTableProps) => {
  const [name, count, before] = head;
  const counts = rows.flatMap((row) => [row.count, row.before?.count ?? 0]);
  const most = table.most ?? Math.max(1, ...counts);
  return (
    <Table>
      <Caption>
        {caption}
        {note && <Note>{note}</Note>}
      </Caption>
      {rows.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{count}</th>
            {before !== undefined && <th scope="col">{before}</th>}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Name stacked={before !== undefined}>
                <span>
                  {row.label}
                  {row.note && <Note>{row.note}</Note>}
                </span>
                <Bars row={row} most={most} />
              </Name>
            </th>
            <Count row={row} />
            {row.before && <td>{row.before.words}</td>}
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
