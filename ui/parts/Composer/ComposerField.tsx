import { styled } from '@parvis/theme/css/stitches';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { isComposing } from '../../inputMethod.ts';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { createPasteHandler } from '../shared/incomingFiles.ts';
import { areaClass, fieldClass, keysClass } from './composerStyles.ts';

const Field = styled('div', fieldClass);
const Area = styled('textarea', areaClass);
const Keys = styled('span', keysClass);

/** Where `field-sizing` is missing. */
const useGrowing = (area: RefObject<HTMLTextAreaElement | null>, value: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useBeforePaint(() => {
    const box = area.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }, [value]);
};

/** A list that the field controls. */
export type Combobox = {
  readonly list: ReactNode;
  /** Of open list and active option. */
  readonly controls?: string | undefined;
  readonly active?: string | undefined;
  /** Before the field, without preventing it. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onType: (text: string, at: number) => void;
  /** Undefined without focus. */
  readonly onCaret: (at: number | undefined) => void;
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
  combobox: Combobox | undefined;
  classNames: { readonly field?: string | undefined; readonly area?: string | undefined } | undefined;
};

/** Grows with its text; Enter sends. */
export const ComposerField = (props: ComposerFieldProps) => {
  const { area, value, label, invalid, keysHint, onType, onEnter, onFiles, combobox, classNames } = props;
  useGrowing(area, value);
  const onKeyDown = (event: KeyboardEvent) => {
    combobox?.onKeyDown(event);
    if (event.defaultPrevented) return;
    const plain =
      event.key === 'Enter' && ![event.ctrlKey, event.metaKey, event.shiftKey, event.altKey].includes(true);
    if (!plain || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field className={classNames?.field} data-field="" data-invalid={invalid || undefined}>
      <Area
        ref={area}
        className={classNames?.area}
        dir="auto"
        rows={1}
        value={value}
        onChange={({ currentTarget }) => {
          combobox?.onType(currentTarget.value, currentTarget.selectionEnd);
          onType(currentTarget.value);
        }}
        onSelect={({ currentTarget }) => combobox?.onCaret(currentTarget.selectionEnd)}
        onBlur={() => combobox?.onCaret(undefined)}
        onKeyDown={onKeyDown}
        onPaste={createPasteHandler(onFiles)}
        placeholder={props.placeholder}
        disabled={props.disabled}
        aria-label={label}
        title={label}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        aria-autocomplete={combobox && 'list'}
        aria-controls={combobox?.controls}
        aria-activedescendant={combobox?.active}
        enterKeyHint="send"
        autoComplete="off"
      />
      {invalid && <WarningIcon size="1.25rem" data-sign="" />}
      {keysHint && value === '' && <Keys aria-hidden="true">{keysHint}</Keys>}
    </Field>
  );
};
