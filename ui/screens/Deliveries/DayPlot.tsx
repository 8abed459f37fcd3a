import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';

const Figure = styled('figure', { margin: 0, display: 'grid', gap: '$2' });
const Caption = styled('figcaption', { fontSize: '$sm', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Plot = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '10rem',
  borderBlockEnd: '1px solid currentColor',
  overflow: 'visible',
});
const Went = styled('rect', { fill: '$btn1Bg', '@forced': { fill: 'CanvasText' } });
const Other = styled('rect', {
  '&:not([fill])': { fill: 'none' },
  stroke: '$txt',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
const Ends = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$2',
  fontSize: '$xs',
  fontVariantNumeric: 'tabular-nums',
});
const Legend = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$4',
  rowGap: '$1',
  fontSize: '$xs',
});
const Entry = styled('li', { display: 'inline-flex', alignItems: 'center', gap: '$1' });

/** Accepted or delivered; failed; unneeded or pending. */
export const plotGroups = ['went', 'failed', 'other'] as const;
export type PlotGroup = (typeof plotGroups)[number];

export type PlotDay = { id: string; label: string; counts: Readonly<Record<PlotGroup, number>> };

export type DayPlotProps = {
  caption: string;
  groups: Readonly<Record<PlotGroup, string>>;
  /** Without gaps. */
  days: readonly PlotDay[];
};

/** Drawing units: width of a day, of its bar, and height. */
const [WIDE, BAR, HIGH] = [10, 7, 100] as const;

const getTotal = ({ counts }: PlotDay): number => plotGroups.reduce((sum, group) => sum + counts[group], 0);

export const getDailyMax = (days: readonly PlotDay[]): number => Math.max(0, ...days.map(getTotal));

/** Stacked from the bottom. */
function buildBars({ counts }: PlotDay, most: number) {
  let ground = HIGH;
  return plotGroups.flatMap((group) => {
    const height = (counts[group] / most) * HIGH;
    ground -= height;
    return height > 0 ? [{ group, y: ground, height }] : [];
  });
}

/** Messages by day; decorative, as the words say the same. */
export const DayPlot = ({ caption, groups, days }: DayPlotProps) => {
  const pattern = useId();
  const most = getDailyMax(days);
  const hatched = `url(#${pattern})`;
  const fills = {
    went: (props: object) => <Went {...props} />,
    failed: (props: object) => <Other {...props} fill={hatched} />,
    other: (props: object) => <Other {...props} />,
  } as const;
  return (
    <Figure>
      <Caption>{caption}</Caption>
      <Plot viewBox={`0 0 ${days.length * WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern
            id={pattern}
            width="3"
            height="3"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="1.4" height="3" fill="currentColor" />
          </pattern>
        </defs>
        {days.map((day, at) => (
          <g key={day.id}>
            {buildBars(day, most).map(({ group, y, height }) => (
              <g key={group}>{fills[group]({ x: at * WIDE + (WIDE - BAR) / 2, y, width: BAR, height })}</g>
            ))}
          </g>
        ))}
      </Plot>
      <Ends aria-hidden="true">
        <span>{days[0]?.label}</span>
        <span>{days.at(-1)?.label}</span>
      </Ends>
      <Legend>
        {plotGroups.map((group) => (
          <Entry key={group}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              {fills[group]({ x: 1, y: 1, width: 12, height: 12 })}
            </svg>
            {groups[group]}
          </Entry>
        ))}
      </Legend>
    </Figure>
  );
};
