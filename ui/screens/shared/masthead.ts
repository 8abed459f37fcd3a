import type { HeaderProps } from '../../parts/Header/Header.tsx';

/** Whose page it is: the customer's name, the place or a word below it, the logo. */
export type Masthead = {
  /** The customer's name; its first letter stands in for a missing logo. */
  label: string;
  subtitle?: string | undefined;
  logoSrc?: string | undefined;
};

/** The header of a page that stands under somebody's name. */
export const headerOf = (
  { label, subtitle, logoSrc }: Masthead,
  onBack: (() => void) | undefined,
): HeaderProps => ({
  title: label,
  subtitle,
  logoSrc,
  initial: label.trim().charAt(0),
  ...(onBack && { onBack }),
});
