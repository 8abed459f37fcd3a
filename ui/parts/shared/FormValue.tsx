import { type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset.ts';

export type FormValueProps = {
  /** What a form calls the choice. */
  name: string;
  /** Id of a form it belongs to but does not stand in. */
  form: string | undefined;
  /** Is not sent. */
  disabled: boolean | undefined;
  /** Values that are chosen. */
  chosen: readonly string[];
  /** Those that can be: nothing else is sent. All by default. */
  options?: readonly { value: string }[] | undefined;
  /** Without a choice nothing is sent, and not "": as of several, or of radio buttons. */
  multiple: boolean;
  /** What holds the button, which knows its form. */
  place: RefObject<HTMLElement | null>;
  /** The form goes back to what was chosen at first. */
  onReset: (initial: readonly string[]) => void;
};

/**
 * What a named choice gives to its form, as a native one does. Stands only where a name is given.
 * Renders an `<input type="hidden">` for each value.
 */
export const FormValue = (props: FormValueProps) => {
  const { name, form, disabled, chosen, options, multiple, place, onReset } = props;
  const [initial] = useState(chosen);
  useFormReset(
    () =>
      form === undefined
        ? place.current?.querySelector('button')?.form
        : (place.current?.getRootNode() as ParentNode | undefined)?.querySelector<HTMLFormElement>(
            `form#${CSS.escape(form)}`,
          ),
    () => onReset(initial),
  );
  const sent = options ? chosen.filter((one) => options.some(({ value }) => value === one)) : chosen;
  const values = multiple || sent.length > 0 ? sent : [''];
  return values.map((value) => (
    <input key={value} type="hidden" name={name} form={form} disabled={disabled} value={value} />
  ));
};
