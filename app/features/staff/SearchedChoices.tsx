import { styled } from '@parvis/theme/css/stitches';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextField } from '@parvis/ui/parts/TextField';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { findByWords } from '../../lib/texts/findByWords.ts';
import { panelProblemClass } from './panelForm.ts';

const List = styled('div', { maxBlockSize: '40vh', overflowY: 'auto', margin: '-$1', padding: '$1' });
const Note = styled('p', { margin: 0, fontSize: '$sm' });
const Problem = styled('p', panelProblemClass);

export type SearchedChoicesProps<Entry> = {
  entries: readonly Entry[];
  texts: { search: string; list: string; nothing: string; missing: string };
  /** Default `true`; false for a short list. */
  searchable?: boolean;
  getWords: (entry: Entry) => string;
  /** An exclusive Checkbox. */
  renderChoice: (entry: Entry) => ReactNode;
  /** Missing on submit. */
  isMissing: boolean;
  listRef: RefObject<HTMLDivElement | null>;
};

/** First enabled choice. */
export const focusFirstChoice = ({ current }: RefObject<HTMLDivElement | null>): void =>
  current?.querySelector<HTMLElement>('[role=radio]:not(:disabled)')?.focus();

/** Single choice from a searchable list. */
export const SearchedChoices = <Entry,>(props: SearchedChoicesProps<Entry>) => {
  const { entries, texts, searchable = true, getWords, renderChoice, isMissing, listRef } = props;
  const problemId = useId();
  const [typed, setTyped] = useState('');
  const found = findByWords(entries, typed, getWords);
  return (
    <>
      {searchable && (
        <TextField
          type="search"
          label={texts.search}
          icon={<SearchIcon size={20} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      )}
      <List>
        <ChoiceGroup
          ref={listRef}
          exclusive
          aria-label={texts.list}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problemId : undefined}
        >
          {found.map(renderChoice)}
        </ChoiceGroup>
      </List>
      {found.length === 0 && <Note role="status">{texts.nothing}</Note>}
      {isMissing && (
        <Problem id={problemId} role="alert">
          {texts.missing}
        </Problem>
      )}
    </>
  );
};
