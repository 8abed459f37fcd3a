import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

export type { PlotGroup } from './DayPlot.tsx';

import { DayPlot, getDailyMax, type PlotDay, plotGroups } from './DayPlot.tsx';

const Caption = styled('caption', subheadingClass, { paddingBlockEnd: '$2', textAlign: 'start' });
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
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
  '& tbody th': { overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& [data-number]': { textAlign: 'end' },
});
const Tables = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'start',
  gap: '$4 $10',
});
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 160 } });
const Fate = styled('span', { display: 'block', fontWeight: '$bold' });
const Why = styled('span', { display: 'block', fontSize: '$xs' });

export type DeliveryFate = { id: string; label: string; why: string; count: number };

export type DeliveryWay = { id: string; label: string; count: number };

export type DeliveriesTexts = {
  title: string;
  text: string;
  filter: string;
  plot: string;
  fates: string;
  fate: string;
  count: string;
  table: string;
  day: string;
  groups: { went: string; failed: string; other: string };
  /** Nothing sent ever. */
  empty: string;
  emptyText: string;
  /** Nothing sent by this channel. */
  emptyWay: string;
};

export type DeliveriesProps = {
  texts: DeliveriesTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  ways: readonly DeliveryWay[];
  way: string;
  onWay: (way: string) => void;
  /** Ascending; undefined while loading. */
  days: readonly PlotDay[] | undefined;
  fates: readonly DeliveryFate[];
  /** Replaces the figures. */
  failed?: ReactNode;
  footer?: ReactNode;
};

const FatesTable = ({ texts, fates }: Pick<DeliveriesProps, 'texts' | 'fates'>) => (
  <Table>
    <Caption>{texts.fates}</Caption>
    <thead>
      <tr>
        <th scope="col">{texts.fate}</th>
        <th scope="col" data-number>
          {texts.count}
        </th>
      </tr>
    </thead>
    <tbody>
      {fates.map(({ id, label, why, count }) => (
        <tr key={id}>
          <th scope="row">
            <Fate>{label}</Fate>
            <Why>{why}</Why>
          </th>
          <td data-number>{count}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const DaysTable = ({ texts, days }: { texts: DeliveriesTexts; days: readonly PlotDay[] }) => (
  <Table>
    <Caption>{texts.table}</Caption>
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        {plotGroups.map((group) => (
          <th key={group} scope="col" data-number>
            {texts.groups[group]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map(({ id, label, counts }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          {plotGroups.map((group) => (
            <td key={group} data-number>
              {counts[group]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

/** Delivery statistics of a customer. */
export const Deliveries = (props: DeliveriesProps) => {
  const { texts, subtitle, onBack, ways, way, onWay, days, fates, failed, footer } = props;
  const total = ways[0]?.count ?? 0;
  // Add nothing to the chart.
  const daysWithMessages = (days ?? []).filter((day) => getDailyMax([day]) > 0).reverse();
  const figures =
    daysWithMessages.length > 0 && days ? (
      <>
        <DayPlot caption={texts.plot} groups={texts.groups} days={days} />
        <Tables>
          <FatesTable texts={texts} fates={fates} />
          <DaysTable texts={texts} days={daysWithMessages} />
        </Tables>
      </>
    ) : (
      <Text>{texts.emptyWay}</Text>
    );
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      busy={!days && !failed}
      wide
    >
      <Text>{texts.text}</Text>
      {failed}
      {!failed && !days && <Placeholder />}
      {!failed && days && total === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {!failed && days && total > 0 && (
        <>
          <ChipRow wrap aria-label={texts.filter}>
            {ways.map(({ id, label, count }) => (
              <FilterChip key={id} pressed={id === way} count={count} onClick={() => onWay(id)}>
                {label}
              </FilterChip>
            ))}
          </ChipRow>
          {figures}
        </>
      )}
      {footer}
    </Frame>
  );
};
