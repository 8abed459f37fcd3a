export type SelectOption = {
  value: string;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
};

export type ListMove = 'open' | 'close' | 'choose' | { to: number };

/** First enabled entry from `from` on, or -1. */
export const findEnabled = (options: readonly SelectOption[], from: number, step: 1 | -1): number => {
  for (let at = from; at >= 0 && at < options.length; at += step) if (!options[at]?.disabled) return at;
  return -1;
};

/** French keyboards lack É. */
const accentCollator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** A ligature equals its two letters. */
const hasPrefix = ({ label }: SelectOption, typed: string): boolean => {
  const start = [...label.normalize('NFC')].slice(0, typed.length);
  return start.some((_, at) => accentCollator.compare(start.slice(0, at + 1).join(''), typed) === 0);
};

export const hasMatch = (options: readonly SelectOption[], typed: string): boolean =>
  options.some((option) => hasPrefix(option, typed));

/** Type-ahead: the next match, else the current one. */
export function findTypedOption(options: readonly SelectOption[], typed: string, active: number): number {
  const start = typed.length > 1 ? active : active + 1;
  for (let i = 0; i < options.length; i += 1) {
    const at = (Math.max(0, start) + i) % options.length;
    const option = options[at];
    if (option && !option.disabled && hasPrefix(option, typed)) return at;
  }
  return active;
}

/** Entries per page key (APG, select-only combobox). */
const PAGE = 10;

/** Or the last enabled one. */
function getPageTarget(options: readonly SelectOption[], active: number, step: 1 | -1): number {
  const end = step > 0 ? options.length - 1 : 0;
  const beyond = Math.min(Math.max(active + step * PAGE, 0), options.length - 1);
  const at = findEnabled(options, beyond, step);
  return at < 0 ? findEnabled(options, end, step > 0 ? -1 : 1) : at;
}

/** Effect of a key (APG, select-only combobox). */
export function mapKeyToMove(
  key: string,
  isOpen: boolean,
  active: number,
  options: readonly SelectOption[],
): ListMove | undefined {
  if (!isOpen && key !== 'Home' && key !== 'End')
    return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? 'open' : undefined;
  const to = (at: number): ListMove => ({ to: at < 0 ? active : at });
  switch (key) {
    case 'ArrowDown':
      return to(findEnabled(options, active + 1, 1));
    case 'ArrowUp':
      return to(findEnabled(options, (active < 0 ? options.length : active) - 1, -1));
    case 'Home':
      return to(findEnabled(options, 0, 1));
    case 'End':
      return to(findEnabled(options, options.length - 1, -1));
    case 'PageDown':
      return to(getPageTarget(options, active, 1));
    case 'PageUp':
      return to(getPageTarget(options, active, -1));
    case 'Enter':
    case ' ':
      return 'choose';
    case 'Escape':
    case 'Tab':
      return 'close';
    default:
      return undefined;
  }
}
