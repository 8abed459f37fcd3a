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
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 240 } });

/** Something that can be chosen. */
export type TrailChoice = { id: string; label: string };

export type TrailTexts = {
  title: string;
  /** What is noted, and for how long. */
  text: string;
  /** Over the kinds, read aloud. */
  filter: string;
  /** Over the people. */
  person: string;
  /** Where nothing was ever noted: what is so, and what comes of itself. */
  empty: string;
  emptyText: string;
  /** Where nothing of the chosen kind and person was. */
  nothing: string;
};

export type TrailProps = {
  /** Words of the screen. */
  texts: TrailTexts;
  /** The customer’s name. */
  subtitle?: string | undefined;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** The kinds, all first. */
  kinds: readonly TrailChoice[];
  /** The one that is on. */
  kind: string;
  /** Chooses another one. */
  onKind: (kind: string) => void;
  /** Whoever did something, everybody first. */
  people: readonly TrailChoice[];
  /** Whose doing is shown. */
  person: string;
  /** Chooses somebody else. */
  onPerson: (person: string) => void;
  /** What was done, the newest day first; undefined while it is read. */
  days: readonly TrailDayRows[] | undefined;
  /** Loads more of it. */
  more?: MoreEntries | undefined;
  /** What is done with it: it stays in sight. */
  actions?: ReactNode;
  /** In place of the list, where it could not be read. */
  failed?: ReactNode;
  /** Below all. */
  footer?: ReactNode;
};

/** Who did what at a customer, and when: sign-ins, access, look, codes. Renders header and `<main>`. */
export const Trail = (props: TrailProps) => {
  const { texts, subtitle, onBack, kinds, kind, people, person, days, more, failed } = props;
  const isAll = kind === kinds[0]?.id && person === people[0]?.id;
  const isNone = days?.length === 0;
  const isEmpty = isNone && isAll;
  const rows = days?.reduce((sum, day) => sum + day.rows.length, 0);
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      actions={days && !isNone && props.actions && <ActionBar>{props.actions}</ActionBar>}
      busy={!days && !failed}
    >
      <Text>{texts.text}</Text>
      {!isEmpty && (
        <>
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
        </>
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
