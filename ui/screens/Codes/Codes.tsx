import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { paragraphClass } from '../shared/page.ts';
import { CodeRow, type CodeRowTexts, type HungCode } from './CodeRow.tsx';

export type { CodeRowTexts, HungCode } from './CodeRow.tsx';

const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const List = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 240 } });
const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  fontSize: '$sm',
});

const Notice = styled('p', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  margin: 0,
  padding: '$3 16px',
  borderRadius: '$card',
  hairline: 'all',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

/** States of codes, as a filter. */
export type CodeFilter = { id: string; label: string; count: number };

export type CodesTexts = CodeRowTexts & {
  title: string;
  /** What is told of each, and for how long. */
  text: string;
  search: string;
  /** Over the filters, read aloud. */
  filter: string;
  /** How many are chosen. */
  chosen: string;
  /** Chooses all that the list shows. */
  all: string;
  /** Chooses none of them. */
  none: string;
  /** Where there is no code at all: what is so, and where they come from. */
  empty: string;
  emptyText: string;
  /** Where none is found. */
  nothing: string;
};

export type CodesProps = {
  /** Words of the screen. */
  texts: CodesTexts;
  /** The customer’s name. */
  subtitle?: string | undefined;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** What is searched for. */
  search: string;
  /** Other words are searched for. */
  onSearch: (words: string) => void;
  /** The filters, all first. */
  filters: readonly CodeFilter[];
  /** The one that is on. */
  filter: string;
  /** Chooses another one. */
  onFilter: (filter: string) => void;
  /** Those that the list shows, by their place; undefined while they are read. */
  codes: readonly HungCode[] | undefined;
  /** Loads more of them. */
  more?: MoreEntries | undefined;
  /** Those to be printed. */
  chosen: readonly string[];
  /** One of them was ticked, or its tick taken back. */
  onChoose: (code: string, isChosen: boolean) => void;
  /** Chooses all that are shown, or none of any. */
  onChooseAll: (all: boolean) => void;
  /** Another code is to take the place of one. */
  onReplace: (code: string) => void;
  /** What is done with those that are chosen: it stays in sight. */
  actions?: ReactNode;
  /** Above the list: why nothing can be printed. */
  notice?: string | undefined;
  /** In place of the list, where it could not be read. */
  failed?: ReactNode;
  /** Below all. */
  footer?: ReactNode;
};

/** The codes that hang on a customer’s walls: how each stands, chosen to be printed, replaced. Renders header and `<main>`. */
export const Codes = (props: CodesProps) => {
  const { texts, subtitle, onBack, codes, chosen, failed, filters, more } = props;
  const isNone = codes !== undefined && filters[0]?.count === 0;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      actions={codes && !isNone && props.actions && <ActionBar>{props.actions}</ActionBar>}
      busy={!codes && !failed}
    >
      <Text>{texts.text}</Text>
      {failed}
      {!failed && !codes && <Placeholder />}
      {!failed && isNone && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {!failed && codes && !isNone && (
        <>
          {props.notice && (
            <Notice>
              <WarningIcon size="1.5rem" />
              {props.notice}
            </Notice>
          )}
          <TextField
            type="search"
            label={texts.search}
            value={props.search}
            onChange={({ target }) => props.onSearch(target.value)}
          />
          <ChipRow wrap aria-label={texts.filter}>
            {filters.map(({ id, label, count }) => (
              <FilterChip
                key={id}
                pressed={id === props.filter}
                count={count}
                onClick={() => props.onFilter(id)}
              >
                {label}
              </FilterChip>
            ))}
          </ChipRow>
          <Chosen>
            <span role="status">{texts.chosen}</span>
            <Button
              variant="plain"
              size="small"
              disabled={codes.length === 0 && chosen.length === 0}
              onClick={() => props.onChooseAll(chosen.length === 0)}
            >
              {chosen.length === 0 ? texts.all : texts.none}
            </Button>
          </Chosen>
          {codes.length === 0 && <Text>{texts.nothing}</Text>}
          <List>
            {codes.map((code) => (
              <CodeRow
                key={code.id}
                code={code}
                texts={texts}
                chosen={chosen.includes(code.id)}
                onChoose={(isChosen) => props.onChoose(code.id, isChosen)}
                onReplace={() => props.onReplace(code.id)}
              />
            ))}
          </List>
          {more && <MoreButton more={more} count={codes.length} />}
        </>
      )}
      {props.footer}
    </Frame>
  );
};
