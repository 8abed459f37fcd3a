import { type ReplyState, replyStates, SAVED_CATEGORIES_MAX } from '@parvis/api/entities/savedReply';
import { styled } from '@parvis/theme/css/stitches';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChipRow } from '@parvis/ui/parts/ChipRow';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { FilterChip } from '@parvis/ui/parts/FilterChip';
import { TextField } from '@parvis/ui/parts/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getBoardFacetsQuery } from '../../../lib/api/boardQuery.ts';
import { findByWords } from '../../../lib/texts/findByWords.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const SEARCHED_FROM = 8;

const Root = styled('fieldset', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  margin: 0,
  padding: 0,
  paddingBlockStart: '$4',
  border: 'none',
  minInlineSize: 0,
  hairline: 'blockStart',
});
const Legend = styled('legend', { padding: 0, fontWeight: '$bold', float: 'inline-start' });
const Label = styled('p', { margin: 0, fontWeight: '$bold', fontSize: '$sm' });
const Note = styled('p', { margin: 0, fontSize: '$sm' });
const List = styled('div', { maxBlockSize: '14rem', overflowY: 'auto', margin: '-$1', padding: '$1' });

const toggle = <One extends string>(list: readonly One[], one: One): One[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

export type SuggestedForProps = {
  cuid: string;
  ccatCodes: readonly string[];
  onCategories: (codes: string[]) => void;
  /** Undefined: no suggestions by state. */
  states?: readonly ReplyState[];
  onStates?: (states: ReplyState[]) => void;
};

/** Categories and states that suggest an entry first. */
export const SuggestedFor = ({ cuid, ccatCodes, onCategories, states, onStates }: SuggestedForProps) => {
  const { t } = useTexts();
  const labelId = useId();
  const [typed, setTyped] = useState('');
  const [before] = useState(ccatCodes);
  const categories = useQuery(getBoardFacetsQuery(cuid)).data?.categories ?? [];
  // Earlier choices come first.
  const found = findByWords(categories, typed, ({ lbl }) => lbl).sort(
    (one, other) => Number(before.includes(other.code)) - Number(before.includes(one.code)),
  );
  return (
    <Root>
      <Legend>{t('replies.when')}</Legend>
      <Note>{t('replies.when.hint')}</Note>
      {states && (
        <div>
          <Label id={labelId}>{t('replies.states')}</Label>
          <ChipRow wrap aria-labelledby={labelId}>
            {replyStates.map((state) => (
              <FilterChip
                key={state}
                pressed={states.includes(state)}
                onClick={() => onStates?.(toggle(states, state))}
              >
                {t(`replies.state.${state}`)}
              </FilterChip>
            ))}
          </ChipRow>
        </div>
      )}
      {categories.length > SEARCHED_FROM ? (
        <TextField
          type="search"
          label={t('replies.categories')}
          hint={t('replies.categories.search')}
          icon={<SearchIcon size={20} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      ) : (
        <Label>{t('replies.categories')}</Label>
      )}
      <List>
        <ChoiceGroup aria-label={t('replies.categories')}>
          {found.map(({ code, lbl }) => (
            <Checkbox
              key={code}
              checked={ccatCodes.includes(code)}
              disabled={ccatCodes.length >= SAVED_CATEGORIES_MAX && !ccatCodes.includes(code)}
              onCheckedChange={() => onCategories(toggle(ccatCodes, code))}
            >
              {lbl}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </List>
      {found.length === 0 && categories.length > 0 && (
        <Note role="status">{t('replies.categories.nothing')}</Note>
      )}
    </Root>
  );
};
