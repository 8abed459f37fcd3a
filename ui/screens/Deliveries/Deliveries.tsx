import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

export type { PlotGroup } from './DayPlot.tsx';

import { DayPlot, mostOf, type PlotDay, plotGroups } from './DayPlot.tsx';

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
    fontWeight: '$normal',
    hairline: 'blockEnd',
  },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '$xs', fontWeight: '$bold' },
  '& [data-number]': { textAlign: 'end' },
});
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 160 } });
const Fate = styled('span', { display: 'block', fontWeight: '$bold' });
const Why = styled('span', { display: 'block', fontSize: '$xs' });

/** What became of some messages, and why. */
export type DeliveryFate = { id: string; label: string; why: string; count: number };

/** A way by which they leave, as a filter. */
export type DeliveryWay = { id: string; label: string; count: number };

export type DeliveriesTexts = {
  title: string;
  /** What is counted, and what is not told. */
  text: string;
  /** Over the filters, read aloud. */
  filter: string;
  plot: string;
  fates: string;
  fate: string;
  count: string;
  table: string;
  day: string;
  /** What messages of a day came to. */
  groups: { went: string; failed: string; other: string };
  /** Where nothing ever left: what is so, and what comes of itself. */
  empty: string;
  emptyText: string;
  /** Where nothing left by the chosen way. */
  emptyWay: string;
};

export type DeliveriesProps = {
  /** Words of the screen. */
  texts: DeliveriesTexts;
  /** The customer’s name. */
  subtitle?: string | undefined;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** The filters, all first. */
  ways: readonly DeliveryWay[];
  /** The one that is on. */
  way: string;
  /** Chooses another one. */
  onWay: (way: string) => void;
  /** Every day, the earliest first; undefined while they are read. */
  days: readonly PlotDay[] | undefined;
  /** What became of them. */
  fates: readonly DeliveryFate[];
  /** In place of the figures, where they could not be read. */
  failed?: ReactNode;
  /** Below all. */
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

/** What became of a customer's messages, in numbers. Renders header and `<main>`. */
export const Deliveries = (props: DeliveriesProps) => {
  const { texts, subtitle, onBack, ways, way, onWay, days, fates, failed, footer } = props;
  const total = ways[0]?.count ?? 0;
  // Days without any say nothing that the drawing does not.
  const told = (days ?? []).filter((day) => mostOf([day]) > 0).reverse();
  const figures =
    told.length > 0 && days ? (
      <>
        <DayPlot caption={texts.plot} groups={texts.groups} days={days} />
        <FatesTable texts={texts} fates={fates} />
        <DaysTable texts={texts} days={told} />
      </>
    ) : (
      <Text>{texts.emptyWay}</Text>
    );
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      busy={!days && !failed}
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
