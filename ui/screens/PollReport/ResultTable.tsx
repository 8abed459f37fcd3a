import { styled } from '@parvis/theme/css/stitches';

const Table = styled('table', {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBlockEnd: '$1', textAlign: 'start', fontSize: '$sm', overflowWrap: 'anywhere' },
  '& th, & td': { padding: '$1 $1', textAlign: 'start', verticalAlign: 'middle', fontWeight: '$regular' },
  '& thead th': { fontSize: '$xs' },
  '& tbody th': { overflowWrap: 'anywhere', hyphens: 'auto' },
});
const Strong = styled('strong', { fontWeight: '$bold' });
const Count = styled('td', { '&&': { textAlign: 'end', whiteSpace: 'nowrap' } });
const Many = styled('col', { inlineSize: '3.75rem' });
const Label = styled('col', { inlineSize: '36%' });
const Share = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$sm',
  '& > :last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
});
const Track = styled('span', {
  display: 'block',
  blockSize: 12,
  borderRadius: '$round',
  overflow: 'hidden',
  hairline: 'all',
  '@forced': { borderColor: 'CanvasText' },
});
const Bar = styled('svg', {
  display: 'block',
  boxSizing: 'border-box',
  blockSize: '100%',
  borderRadius: '$round',
  backgroundColor: '$btn1Bg',
  '@forced': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
});

export type ResultRow = {
  id: string;
  label: string;
  /** "12". */
  count: string;
  /** Of the answers. */
  share: number;
  /** "60 %". */
  percent: string;
};

export type ResultTableTexts = { answer: string; count: string; share: string };

export type ResultTableProps = {
  texts: ResultTableTexts;
  caption: string;
  /** "4,2 sur 5 en moyenne". */
  average?: string | undefined;
  rows: readonly ResultRow[];
};

/** Counts with bars. */
export const ResultTable = ({ texts, caption, average, rows }: ResultTableProps) => (
  <Table>
    <caption>
      {caption}
      {average && (
        <>
          {' · '}
          <Strong>{average}</Strong>
        </>
      )}
    </caption>
    <colgroup>
      <Label />
      <Many />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col">{texts.answer}</th>
        <Count as="th" scope="col">
          {texts.count}
        </Count>
        <th scope="col">{texts.share}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, count, share, percent }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          <Count>{count}</Count>
          <td>
            <Share>
              <Track aria-hidden="true">{share > 0 && <Bar width={`${Math.min(1, share) * 100}%`} />}</Track>
              <span>{percent}</span>
            </Share>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
