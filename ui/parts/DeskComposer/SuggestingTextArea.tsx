import { styled } from '@parvis/theme/css/stitches';
import { useRef } from 'react';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type SuggestionSource, useSuggestions } from './useSuggestions.ts';

/** A dialog would clip it above. */
const Root = styled('div', {
  '& > [role=listbox]': { position: 'static', inlineSize: '100%', marginBlockStart: '$1' },
});

export type SuggestingTextAreaProps = Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Lists opened by a sign: people at "@". */
  suggestions: readonly SuggestionSource[];
};

/** TextArea with a DeskComposer's suggestions, for dialogs. */
export const SuggestingTextArea = ({
  value,
  onValueChange,
  suggestions: sources,
  ...rest
}: SuggestingTextAreaProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const suggestions = useSuggestions({ area, sources, value, onChange: onValueChange });
  const { id, active, buildId, onKeyDown, onType, onCaret } = suggestions;
  return (
    <Root>
      <TextArea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-controls={active && id}
        aria-activedescendant={active && buildId(active)}
        onChange={({ target }) => {
          onValueChange(target.value);
          onType(target.value, target.selectionEnd);
        }}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionEnd)}
        onBlur={() => onCaret(undefined)}
      />
      <SuggestionList suggestions={suggestions} />
    </Root>
  );
};
