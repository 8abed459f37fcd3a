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
import { cardClass, paragraphClass } from '../shared/page.ts';
import { CodeRow, type CodeRowTexts, type HungCode } from './CodeRow.tsx';

export type { CodeRowTexts, HungCode } from './CodeRow.tsx';

const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const List = styled('ul', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@phone': { border: 0, backgroundColor: 'transparent', backgroundImage: 'none', color: 'inherit' },
  '@desk': { gap: 0 },
});
const Tools = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '@desk': { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', alignItems: 'end', gap: '$6' },
});
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

export type CodeFilter = { id: string; label: string; count: number };

export type CodesTexts = CodeRowTexts & {
  title: string;
  /** With its retention. */
  text: string;
  search: string;
  filter: string;
  chosen: string;
  all: string;
  none: string;
  /** Where codes come from. */
  empty: string;
  emptyText: string;
  nothing: string;
};

export type CodesProps = {
  texts: CodesTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  search: string;
  onSearch: (words: string) => void;
  filters: readonly CodeFilter[];
  filter: string;
  onFilter: (filter: string) => void;
  codes: readonly HungCode[] | undefined;
  more?: MoreEntries | undefined;
  chosen: readonly string[];
  onChoose: (code: string, isChosen: boolean) => void;
  onChooseAll: (all: boolean) => void;
  onReplace: (code: string) => void;
  /** On the selection. */
  actions?: ReactNode;
  /** Why printing is unavailable. */
  notice?: string | undefined;
  /** Replaces the list. */
  failed?: ReactNode;
  footer?: ReactNode;
};

/** QR codes of a customer: status, printing, replacement. */
export const Codes = (props: CodesProps) => {
  const { texts, subtitle, onBack, codes, chosen, failed, filters, more } = props;
  const isNone = codes !== undefined && filters[0]?.count === 0;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      actions={codes && !isNone && props.actions && <ActionBar wide>{props.actions}</ActionBar>}
      busy={!codes && !failed}
      wide
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
          <Tools>
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
          </Tools>
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
