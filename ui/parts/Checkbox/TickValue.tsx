import { type ComponentProps, useRef, useState } from 'react';
import { useFormReset } from '../shared/useFormReset.ts';

export type TickValueProps = Pick<ComponentProps<'button'>, 'form' | 'disabled'> & {
  /** What a form calls it. */
  name: string;
  /** What is sent while it is ticked. `on` by default. */
  value: ComponentProps<'input'>['value'];
  /** Whether it is ticked now. */
  ticked: boolean;
  /** The form goes back to what the row had at first. */
  onReset: (initial: boolean) => void;
};

/**
 * What a named row gives to its form while it is ticked, as a native checkbox does. Stands only where a name is given.
 * Renders an `<input type="hidden">`.
 */
export const TickValue = ({ ticked, disabled, value = 'on', onReset, ...rest }: TickValueProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(ticked);
  useFormReset(
    () => input.current?.form,
    () => ticked !== initial && onReset(initial),
  );
  return <input ref={input} type="hidden" value={value} disabled={disabled || !ticked} {...rest} />;
};
