import { tellOnce } from '@parvis/theme/css/tellOnce';

/**
 * Warns about a value without an option, which is neither shown nor sent; not while options load. Guard with
 * `process.env.NODE_ENV !== 'production'`.
 */
export function warnUnknownOption(
  part: string,
  values: readonly string[],
  options: readonly { value: string }[],
): void {
  if (options.length === 0) return;
  for (const value of values)
    if (!options.some((option) => option.value === value))
      tellOnce(`"${value}" is no option of a ${part}: it is neither shown nor sent.`);
}
