import { styled } from '@parvis/theme/css/stitches';
import { useRef } from 'react';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { ComposerModes, type ComposerModesProps } from './ComposerModes.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type SuggestionSource, useSuggestions } from './useSuggestions.ts';

export type { Combobox } from '../Composer/Composer.tsx';
export type { ComposerModesProps } from './ComposerModes.tsx';
export { SuggestingTextArea, type SuggestingTextAreaProps } from './SuggestingTextArea.tsx';
export type { Suggestion, SuggestionSource } from './useSuggestions.ts';

const Tone = styled('div', {
  display: 'contents',
  '&[data-tone=note] > form': {
    surface: 'mainBtnSelBg',
    color: '$mainBtnTxt1',
    borderBlockStart: '2px dashed currentColor',
    '--pv-ring': '$colors$mainBtnTxt1',
    '--pv-ringGround': '$colors$mainBtnSelBg1',
    '& [data-field]': { border: '2px dashed $colors$mainBtnTxt1' },
    '& [data-field]:focus-within': { outline: '2px solid $colors$mainBtnTxt1', outlineOffset: 1 },
  },
});

export type DeskComposerProps = Omit<ComposerProps, 'head' | 'combobox' | 'areaRef'> & {
  /** `note`: for colleagues only. */
  tone?: 'note' | undefined;
  /** Switch above the field. */
  modes?: ComposerModesProps | undefined;
  /** Lists opened by a sign: people at "@". */
  suggestions?: readonly SuggestionSource[] | undefined;
};

/** Composer with a switch and suggestions for staff; separate to spare visitors' phones. */
export const DeskComposer = (props: DeskComposerProps) => {
  const {
    tone,
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
    <Tone data-tone={tone}>
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
    </Tone>
  );
};
