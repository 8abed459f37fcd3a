import { type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset.ts';

export type FormValueProps = {
  name: string;
  /** Id of an outer form. */
  form: string | undefined;
  disabled: boolean | undefined;
  chosen: readonly string[];
  /** Others are not sent. Default: all. */
  options?: readonly { value: string }[] | undefined;
  /** Sends nothing without a choice, like radio buttons. */
  multiple: boolean;
  /** Holds the button that determines the form. */
  place: RefObject<HTMLElement | null>;
  onReset: (initial: readonly string[]) => void;
};

/** Submits a named choice, like a native control. */
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
