import type { ListedLabel } from '@parvis/api/calls/labels';
import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextField } from '@parvis/ui/parts/TextField';
import { LabelSwatch } from '@parvis/ui/screens/CaseLabels';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { toCaseLabel } from '../../cases/toCaseLabel.ts';
import { searchLabels } from './pickLabels.ts';

const SEARCHED_FROM = 8;
/** A search finds the others. */
const ROWS_MAX = 50;

const List = styled('div', { maxBlockSize: '45vh', overflowY: 'auto', margin: '-$1', padding: '$1' });
const Note = styled('p', { margin: 0, fontSize: '$sm' });

type LabelChoicesProps = {
  labels: readonly ListedLabel[];
  /** Shown first. */
  had?: CaseInfo['labels'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** With a search for many. */
export const LabelChoices = ({ labels, had = [], chosen, onChange }: LabelChoicesProps) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const found = searchLabels(labels, typed, had);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <>
      {labels.length > SEARCHED_FROM && (
        <TextField
          type="search"
          label={t('labels.search')}
          icon={<SearchIcon size={20} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      )}
      <List>
        <ChoiceGroup aria-label={t('labels.title')}>
          {found.slice(0, ROWS_MAX).map((label) => (
            <Checkbox
              key={label.id}
              checked={chosen.has(label.id)}
              onCheckedChange={() => toggle(label.id)}
              image={<LabelSwatch colour={toCaseLabel(label).colour} />}
            >
              {label.name}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </List>
      <Note role="status">
        {found.length === 0 && t('labels.nothing')}
        {found.length > ROWS_MAX && t('labels.more', { count: found.length - ROWS_MAX })}
      </Note>
    </>
  );
};
