import { type ComponentProps, useRef, useState } from 'react';
import { useFormReset } from '../shared/useFormReset.ts';

export type TickValueProps = Pick<ComponentProps<'button'>, 'form' | 'disabled'> & {
  name: string;
  /** Default `on`. */
  value: ComponentProps<'input'>['value'];
  ticked: boolean;
  onReset: (initial: boolean) => void;
};

/** Submits a checked row with its form, like a native checkbox. */
export const TickValue = ({ ticked, disabled, value = 'on', onReset, ...rest }: TickValueProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(ticked);
  useFormReset(
    () => input.current?.form,
    () => ticked !== initial && onReset(initial),
  );
  return <input ref={input} type="hidden" value={value} disabled={disabled || !ticked} {...rest} />;
};
