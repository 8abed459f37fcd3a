import { styled } from '@parvis/theme/css/stitches';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { CameraIcon } from '../../icons/CameraIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { useFileDrop } from '../shared/incomingFiles.ts';
import { useControlled } from '../shared/useControlled.ts';
import { type Combobox, ComposerField } from './ComposerField.tsx';
import { aboveClass, formClass, lineClass, underClass } from './composerStyles.ts';

export type { Combobox } from './ComposerField.tsx';

const Send = styled(SendIcon, { '[dir=rtl] &': { transform: 'scaleX(-1)' } });
const Form = styled('form', formClass);
const Above = styled('div', aboveClass);
const Line = styled('div', lineClass);
const Under = styled('div', underClass);
/** On desks, under the field. */
const Next = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  maxInlineSize: '49rem',
  marginInline: 'auto',
  marginBlockEnd: -8,
  '& > button': { minBlockSize: '2.25rem', fontSize: '$sm' },
  '@phone': { display: 'none' },
});

/** Specification, section 9. */
const MESSAGE_MAX = 200;
/** Characters left, for display and speech. */
const COUNT_FROM = 40;

const isSpace = (text: string): boolean => text.trim() === '';

export type ComposerSlot = Slot<'Composer'>;

export type ComposerProps = Omit<
  ComponentPropsWithRef<'form'>,
  'onChange' | 'onSubmit' | 'children' | 'defaultValue'
> & {
  /** Controlled; never truncated. */
  value?: string | undefined;
  /** Initial draft if uncontrolled. Default "". */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Receives trimmed text; a controlling caller then clears the draft. */
  onSend: (text: string) => void;
  label?: string | undefined;
  placeholder?: string | undefined;
  onCamera?: (() => void) | undefined;
  /** Receives pasted or dropped files. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  above?: ReactNode;
  tools?: ReactNode;
  hint?: ReactNode;
  /** Blocks sending; announces `hint` at each attempt. Default `false`. */
  invalid?: boolean | undefined;
  /** True for a text not worth sending. Default: only spaces. */
  isBlank?: ((text: string) => boolean) | undefined;
  /** Shown in an empty field on desktops. */
  keysHint?: string | undefined;
  /** Second button: sends, then calls back; `keys` as in `aria-keyshortcuts`. */
  sendNext?: { label: string; keys?: string | undefined; onSent: () => void } | undefined;
  /** Above, as wide as the field. */
  head?: ReactNode;
  /** Of the button. */
  sendLabel?: string | undefined;
  sendIcon?: ReactNode;
  /** Controlled list; see DeskComposer. */
  combobox?: Combobox | undefined;
  areaRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Default 200; longer drafts cannot be sent. */
  maxLength?: number;
  /** Keeps the draft. Default `false`. */
  disabled?: boolean | undefined;
  classNames?: Partial<Record<ComposerSlot, string>> | undefined;
};

type NotesProps = {
  hint: ReactNode;
  hintId: string;
  alert: boolean;
  /** Each announces the hint again. */
  refusals: number;
  left: number;
  className: string | undefined;
};

const Notes = ({ hint, hintId, alert, refusals, left, className }: NotesProps) => {
  const texts = useUiTexts();
  if (!hint && left > COUNT_FROM) return null;
  return (
    <Under className={className}>
      {hint && (
        <p key={`${alert}-${refusals}`} id={hintId} role={alert ? 'alert' : undefined}>
          {hint}
        </p>
      )}
      {left <= COUNT_FROM && <output aria-live="polite">{texts.charactersLeft(left)}</output>}
    </Under>
  );
};

/** Message field with buttons. Renders a `<form>`. */
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
    hint,
    invalid = false,
    isBlank,
    keysHint,
    sendNext,
    head,
    sendLabel,
    sendIcon,
    combobox,
    areaRef,
    maxLength = MESSAGE_MAX,
    disabled = false,
    classNames,
    ...rest
  } = props;
  const texts = useUiTexts();
  const [value, setValue] = useControlled(given, defaultValue, onChange);
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = areaRef ?? ownArea;
  const hintId = useId();
  const drop = useFileDrop(disabled ? undefined : onFiles);
  // NFC composes combining accents.
  const whole = value.normalize('NFC');
  const left = maxLength - whole.length;
  const empty = (isBlank ?? isSpace)(value);
  const wrong = invalid || left < 0;
  const blocked = empty || wrong || disabled;
  const [refusals, setRefusals] = useState(0);

  const send = (): boolean => {
    if (invalid) setRefusals(refusals + 1);
    if (blocked) return false;
    onSend(whole.trim());
    if (given === undefined) setValue('');
    area.current?.focus();
    return true;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <Form {...drop} {...rest} onSubmit={handleSubmit} data-invalid={wrong || undefined}>
      {head}
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
        <ComposerField
          {...{ area, value, placeholder, disabled, keysHint, onFiles, combobox, classNames }}
          label={label ?? texts.message}
          invalid={wrong}
          describedBy={hint ? hintId : undefined}
          onType={setValue}
          onEnter={send}
        />
        <Button
          type="submit"
          className={classNames?.send}
          iconOnly
          round
          icon={sendIcon ?? <Send size={22} />}
          disabled={blocked}
          title={sendLabel}
        >
          {sendLabel ?? texts.send}
        </Button>
        {combobox?.list}
      </Line>
      {sendNext && (
        <Next>
          <Button
            variant="plain"
            size="small"
            data-next=""
            aria-keyshortcuts={sendNext.keys}
            disabled={blocked}
            onClick={() => send() && sendNext.onSent()}
          >
            {sendNext.label}
          </Button>
        </Next>
      )}
      <Notes className={classNames?.under} {...{ hint, hintId, refusals, left }} alert={invalid} />
    </Form>
  );
};
