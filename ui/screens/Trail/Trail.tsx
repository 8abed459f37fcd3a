import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { Select } from '../../parts/Select/Select.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { paragraphClass } from '../shared/page.ts';
import { TrailDay, type TrailDayRows } from './TrailDay.tsx';

export type { TrailDayRows, TrailRow } from './TrailDay.tsx';

const Text = styled('p', paragraphClass, { fontSize: '$sm' });
/** People at the end, on desks. */
const Filters = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '@desk': { gridTemplateColumns: 'minmax(0, 1fr) 18rem', alignItems: 'end', gap: '$6' },
});
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 240 } });

export type TrailChoice = { id: string; label: string };

export type TrailTexts = {
  title: string;
  /** Content and retention. */
  text: string;
  filter: string;
  person: string;
  empty: string;
  emptyText: string;
  nothing: string;
};

export type TrailProps = {
  texts: TrailTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  kinds: readonly TrailChoice[];
  kind: string;
  onKind: (kind: string) => void;
  /** "Everybody" first. */
  people: readonly TrailChoice[];
  person: string;
  onPerson: (person: string) => void;
  /** Newest first; undefined while loading. */
  days: readonly TrailDayRows[] | undefined;
  more?: MoreEntries | undefined;
  actions?: ReactNode;
  /** Replaces the list. */
  failed?: ReactNode;
  footer?: ReactNode;
};

/** Audit log of a customer. */
export const Trail = (props: TrailProps) => {
  const { texts, subtitle, onBack, kinds, kind, people, person, days, more, failed } = props;
  const isAll = kind === kinds[0]?.id && person === people[0]?.id;
  const isNone = days?.length === 0;
  const isEmpty = isNone && isAll;
  const rows = days?.reduce((sum, day) => sum + day.rows.length, 0);
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      actions={days && !isNone && props.actions && <ActionBar wide>{props.actions}</ActionBar>}
      busy={!days && !failed}
      wide
    >
      <Text>{texts.text}</Text>
      {!isEmpty && (
        <Filters>
          <ChipRow wrap aria-label={texts.filter}>
            {kinds.map(({ id, label }) => (
              <FilterChip key={id} pressed={id === kind} onClick={() => props.onKind(id)}>
                {label}
              </FilterChip>
            ))}
          </ChipRow>
          <Select
            label={texts.person}
            value={person}
            options={people.map(({ id, label }) => ({ value: id, label }))}
            onValueChange={(id) => props.onPerson(id ?? people[0]?.id ?? '')}
          />
        </Filters>
      )}
      {failed}
      {!failed && !days && <Placeholder />}
      {!failed && isEmpty && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {!failed && isNone && !isEmpty && <Text role="status">{texts.nothing}</Text>}
      {!failed && days?.map((day) => <TrailDay key={day.id} {...day} />)}
      {!failed && more && <MoreButton more={more} count={rows} />}
      {props.footer}
    </Frame>
  );
};
