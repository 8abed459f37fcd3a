import { styled } from '@parvis/theme/css/stitches';
import type { KeyboardEvent, RefObject } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { isComposing } from '../../inputMethod.ts';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { createPasteHandler } from '../shared/incomingFiles.ts';
import { areaClass, fieldClass, keysClass } from './composerStyles.ts';
import type { Suggestions } from './useSuggestions.ts';

const Field = styled('div', fieldClass);
const Area = styled('textarea', areaClass);
const Keys = styled('span', keysClass);

/** Sets the height where `field-sizing` is missing. */
const useGrowing = (area: RefObject<HTMLTextAreaElement | null>, value: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useBeforePaint(() => {
    const box = area.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }, [value]);
};

export type ComposerFieldProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
  placeholder: string | undefined;
  disabled: boolean;
  keysHint: string | undefined;
  onType: (value: string) => void;
  onEnter: () => void;
  onFiles: ((files: readonly File[]) => void) | undefined;
  suggestions: Suggestions;
  classNames: { readonly field?: string | undefined; readonly area?: string | undefined } | undefined;
};

/** Text field of a Composer: grows with its text, and sends at Enter. */
export const ComposerField = (props: ComposerFieldProps) => {
  const { area, value, label, invalid, keysHint, onType, onEnter, onFiles, suggestions, classNames } = props;
  const { active } = suggestions;
  useGrowing(area, value);
  const onKeyDown = (event: KeyboardEvent) => {
    suggestions.onKeyDown(event);
    if (event.defaultPrevented) return;
    const plain =
      event.key === 'Enter' && ![event.ctrlKey, event.metaKey, event.shiftKey, event.altKey].includes(true);
    if (!plain || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field className={classNames?.field} data-invalid={invalid || undefined}>
      <Area
        ref={area}
        className={classNames?.area}
        dir="auto"
        rows={1}
        value={value}
        onChange={({ currentTarget }) => {
          suggestions.onType(currentTarget.value, currentTarget.selectionEnd);
          onType(currentTarget.value);
        }}
        onSelect={({ currentTarget }) => suggestions.onCaret(currentTarget.selectionEnd)}
        onBlur={() => suggestions.onCaret(undefined)}
        onKeyDown={onKeyDown}
        onPaste={createPasteHandler(onFiles)}
        placeholder={props.placeholder}
        disabled={props.disabled}
        aria-label={label}
        title={label}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        aria-autocomplete={suggestions.hasSources ? 'list' : undefined}
        aria-controls={active && suggestions.id}
        aria-activedescendant={active && suggestions.buildId(active)}
        enterKeyHint="send"
        autoComplete="off"
      />
      {invalid && <WarningIcon size="1.25rem" data-sign="" />}
      {keysHint && value === '' && <Keys aria-hidden="true">{keysHint}</Keys>}
    </Field>
  );
};
