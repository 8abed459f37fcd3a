import { styled } from '@parvis/theme/css/stitches';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { CameraIcon } from '../../icons/CameraIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { isComposing } from '../../inputMethod.ts';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { Button } from '../Button/Button.tsx';
import { pasteFiles, useFileDrop } from '../shared/givenFiles.ts';
import { useControlled } from '../shared/useControlled.ts';
import {
  aboveClass,
  areaClass,
  fieldClass,
  formClass,
  keysClass,
  lineClass,
  underClass,
} from './composerStyles.ts';

const Send = styled(SendIcon, { '[dir=rtl] &': { transform: 'scaleX(-1)' } });
const Form = styled('form', formClass);
const Above = styled('div', aboveClass);
const Line = styled('div', lineClass);
const Field = styled('div', fieldClass);
const Area = styled('textarea', areaClass);
const Keys = styled('span', keysClass);
const Under = styled('div', underClass);

/** Most characters of a message as typed (product specification, section 9). */
const MESSAGE_MAX = 200;
/** From how many characters before the limit they are counted aloud and in sight. */
const COUNT_FROM = 40;

const isSpace = (text: string): boolean => text.trim() === '';

/** Browsers without `field-sizing` need the height set by hand. */
const useGrowing = (value: string) => {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useBeforePaint(() => {
    const box = area.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }, [value]);
  return area;
};

/** A piece of it that takes a class. */
export type ComposerSlot = Slot<'Composer'>;

export type ComposerProps = Omit<
  ComponentPropsWithRef<'form'>,
  'onChange' | 'onSubmit' | 'children' | 'defaultValue'
> & {
  /** The draft, when the caller keeps it; it is never shortened here. */
  value?: string | undefined;
  /** The first draft, when the composer keeps it and empties it once it is sent. Empty by default. */
  defaultValue?: string | undefined;
  /** Called with the whole draft at each change of it. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed text. A caller that keeps the draft empties it once the message is kept. */
  onSend: (text: string) => void;
  /** Name of the field; the common word for a message otherwise. */
  label?: string | undefined;
  /** Stands in the empty field, pale; it names nothing that the label does not. */
  placeholder?: string | undefined;
  /** Shows the camera button. */
  onCamera?: (() => void) | undefined;
  /** Takes files that are pasted into the field or dropped on the composer; without it they are not taken. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** What waits to go with it, above the field. */
  above?: ReactNode;
  /** More buttons beside the camera. */
  tools?: ReactNode;
  /** What is wrong or worth knowing, below the field. */
  hint?: ReactNode;
  /** The text cannot be sent as it is; `hint` says why, aloud too, and again at each attempt to send. Not by default. */
  invalid?: boolean | undefined;
  /** Whether a text says nothing and is not sent: nothing but spaces by default. */
  isBlank?: ((text: string) => boolean) | undefined;
  /** The keys that send and break the line, shown in an empty field on a desk. */
  keysHint?: string | undefined;
  /** Most characters of a message; 200 by default. Further ones can be typed, not sent. */
  maxLength?: number;
  /** Nothing can be written for now; the draft stays. Not by default. */
  disabled?: boolean | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<ComposerSlot, string>> | undefined;
};

/**
 * The field in which a message is written, with its buttons.
 * Renders a `<form>`. Data attributes: `data-invalid`, `data-dropping` while files are held over it.
 */
export const Composer = (props: ComposerProps) => {
  const {
    value: given,
    defaultValue = '',
    onChange,
    onSend,
    label,
    placeholder,
    onCamera,
    onFiles,
    above,
    tools,
    ...more
  } = props;
  const {
    hint,
    invalid = false,
    isBlank,
    keysHint,
    maxLength = MESSAGE_MAX,
    disabled = false,
    classNames,
    ...rest
  } = more;
  const texts = useUiTexts();
  const [value, change] = useControlled(given, defaultValue, onChange);
  const area = useGrowing(value);
  const hintId = useId();
  const drop = useFileDrop(disabled ? undefined : onFiles);
  // An accent that comes as a sign of its own is sent as part of its letter.
  const whole = value.normalize('NFC');
  const left = maxLength - whole.length;
  const empty = (isBlank ?? isSpace)(value);
  const wrong = invalid || left < 0;
  const blocked = empty || wrong || disabled;
  const [refusals, setRefusals] = useState(0);

  const send = () => {
    // Redraws the alert, so that it is said again.
    if (invalid) setRefusals(refusals + 1);
    if (blocked) return;
    onSend(whole.trim());
    if (given === undefined) change('');
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    const plain = event.key === 'Enter' && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <Form {...drop} {...rest} onSubmit={submit} data-invalid={wrong || undefined}>
      {above && <Above className={classNames?.above}>{above}</Above>}
      <Line className={classNames?.line}>
        {onCamera && (
          <Button
            variant="quiet"
            iconOnly
            round
            icon={<CameraIcon size={22} />}
            disabled={disabled}
            onClick={onCamera}
          >
            {texts.takePhoto}
          </Button>
        )}
        {tools}
        <Field className={classNames?.field} data-invalid={wrong || undefined}>
          <Area
            ref={area}
            className={classNames?.area}
            dir="auto"
            rows={1}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={pasteFiles(onFiles)}
            placeholder={placeholder}
            disabled={disabled}
            aria-label={label ?? texts.message}
            title={label ?? texts.message}
            aria-invalid={wrong || undefined}
            aria-describedby={hint ? hintId : undefined}
            enterKeyHint="send"
            autoComplete="off"
          />
          {wrong && <WarningIcon size="1.25rem" data-sign="" />}
          {keysHint && value === '' && <Keys aria-hidden="true">{keysHint}</Keys>}
        </Field>
        <Button
          type="submit"
          className={classNames?.send}
          iconOnly
          round
          icon={<Send size={22} />}
          disabled={blocked}
        >
          {texts.send}
        </Button>
      </Line>
      {(hint || left <= COUNT_FROM) && (
        <Under className={classNames?.under}>
          {hint && (
            <p key={`${invalid}-${refusals}`} id={hintId} role={invalid ? 'alert' : undefined}>
              {hint}
            </p>
          )}
          {left <= COUNT_FROM && <output aria-live="polite">{texts.charactersLeft(left)}</output>}
        </Under>
      )}
    </Form>
  );
};
