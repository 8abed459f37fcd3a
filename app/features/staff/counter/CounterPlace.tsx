import type { CounterStart } from '@parvis/api/calls/counter';
import { SearchChoice } from '@parvis/ui/screens/CounterCase';
import { useState } from 'react';
import { findByWords } from '../../../lib/texts/findByWords.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';

/** Shown at once; typing finds others. */
const SHOWN_MAX = 8;

type Entry = { readonly id: string; readonly label: string; readonly words: string };

type CounterSearchProps = {
  kind: 'place' | 'category';
  entries: readonly Entry[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  isMissing: boolean;
};

/** Single choice by search. */
const CounterSearch = ({ kind, entries, chosen, onChoose, isMissing }: CounterSearchProps) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const found = findByWords(entries, typed, ({ words }) => words);
  const shown = typed.trim() === '' && entries.length > SHOWN_MAX ? [] : found.slice(0, SHOWN_MAX);
  const left = found.length - shown.length;
  const isCut = typed.trim() !== '' && (left > 0 || found.length === 0);
  return (
    <SearchChoice
      label={t(`counter.${kind}.search`)}
      hint={t(`counter.${kind}.hint`)}
      options={shown}
      typed={typed}
      onType={setTyped}
      chosen={entries.find(({ id }) => id === chosen)}
      onChoose={(id) => {
        setTyped('');
        onChoose(id);
      }}
      texts={{
        change: t('counter.change'),
        found:
          found.length === 0
            ? t(`counter.${kind}.nothing`)
            : isCut
              ? t('counter.more', { count: left })
              : t('counter.found', { count: shown.length }),
      }}
      showFound={isCut}
      error={isMissing ? t(`counter.${kind}.missing`) : undefined}
    />
  );
};

const NOWHERE = ' ';

type CounterPlaceProps = {
  start: CounterStart;
  /** Null: without a place. */
  place: string | null | undefined;
  onChange: (place: string | null | undefined) => void;
  isMissing: boolean;
};

export const CounterPlace = ({
  start: { places, withoutPlace },
  place,
  onChange,
  isMissing,
}: CounterPlaceProps) => {
  const { t } = useTexts();
  const none = { id: NOWHERE, label: t('counter.place.none'), words: t('counter.place.none') };
  const entries = places.map(({ code, label }) => ({ id: code, label, words: `${label} ${code}` }));
  return (
    <CounterSearch
      kind="place"
      entries={withoutPlace ? [...entries, none] : entries}
      chosen={place === null ? NOWHERE : place}
      onChoose={(id) => onChange(id === NOWHERE ? null : id)}
      isMissing={isMissing}
    />
  );
};

type CounterCategoryProps = {
  start: CounterStart;
  ccatCode: string | undefined;
  onChange: (ccatCode: string | undefined) => void;
  isMissing: boolean;
};

export const CounterCategory = ({ start, ccatCode, onChange, isMissing }: CounterCategoryProps) => (
  <CounterSearch
    kind="category"
    entries={start.categories.map(({ ccatCode: id, label }) => ({ id, label, words: label }))}
    chosen={ccatCode}
    onChoose={onChange}
    isMissing={isMissing}
  />
);
