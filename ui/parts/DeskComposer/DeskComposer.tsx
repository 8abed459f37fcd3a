import { useRef } from 'react';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { ComposerModes, type ComposerModesProps } from './ComposerModes.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type SuggestionSource, useSuggestions } from './useSuggestions.ts';

export type { Combobox } from '../Composer/Composer.tsx';
export type { ComposerModesProps } from './ComposerModes.tsx';
export type { Suggestion, SuggestionSource } from './useSuggestions.ts';

export type DeskComposerProps = Omit<ComposerProps, 'head' | 'combobox' | 'areaRef'> & {
  /** What the field writes, as a switch above it. */
  modes?: ComposerModesProps | undefined;
  /** Lists that a sign opens in the field: people at "@". */
  suggestions?: readonly SuggestionSource[] | undefined;
};

/** A Composer of staff: with a switch, and lists of suggestions. Apart from it, so that phones of visitors load less. */
export const DeskComposer = (props: DeskComposerProps) => {
  const {
    modes,
    suggestions: sources = [],
    value: given,
    defaultValue = '',
    onChange,
    onSend,
    ...rest
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useControlled(given, defaultValue, onChange);
  const { id, active, buildId, onKeyDown, onType, onCaret, ...found } = useSuggestions({
    ...{ area, sources, value, onChange: setValue },
  });
  const list = <SuggestionList suggestions={{ id, active, buildId, onKeyDown, onType, onCaret, ...found }} />;
  const controls = active && id;
  return (
    <Composer
      {...rest}
      areaRef={area}
      value={value}
      onChange={setValue}
      onSend={(text) => {
        onSend(text);
        if (given === undefined) setValue('');
      }}
      head={modes && <ComposerModes {...modes} />}
      combobox={
        sources.length > 0
          ? { list, controls, active: active && buildId(active), onKeyDown, onType, onCaret }
          : undefined
      }
    />
  );
};
