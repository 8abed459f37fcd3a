import { tellOnce } from '@parvis/theme/css/tellOnce';

/**
 * Says in the console that a part was given a value that is none of its options: it shows and sends none. Silent as long as
 * there is no option, since they may be on their way. To stand behind `process.env.NODE_ENV !== 'production'`.
 */
export function tellNoOption(
  part: string,
  values: readonly string[],
  options: readonly { value: string }[],
): void {
  if (options.length === 0) return;
  for (const value of values)
    if (!options.some((option) => option.value === value))
      tellOnce(`"${value}" is no option of a ${part}: it is neither shown nor sent.`);
}
