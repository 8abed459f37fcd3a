import { styled } from '@parvis/theme/css/stitches';
import type { Ref } from 'react';
import { hiddenVisually } from '../../parts/shared/buttonBase.ts';

const Hidden = styled('div', hiddenVisually);

export type TrapFieldProps = {
  /** What programs read beside the field. */
  label: string;
  /** The input, whose value is read when the form is sent: a person leaves it empty. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A field that nobody sees, hears or reaches by keyboard: programs that fill every field give themselves away. Its name
 * is none that browsers fill by themselves. Renders an `<input>`.
 */
export const TrapField = ({ label, ref }: TrapFieldProps) => (
  <Hidden aria-hidden="true">
    <label>
      {label}
      <input ref={ref} name="topic" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);
