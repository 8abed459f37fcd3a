import type { HeaderProps } from '../../parts/Header/Header.tsx';

/** Name, subtitle and logo of a page. */
export type Masthead = {
  /** Its initial replaces a missing logo. */
  label: string;
  subtitle?: string | undefined;
  logoSrc?: string | undefined;
};

export const toHeaderProps = (
  { label, subtitle, logoSrc }: Masthead,
  onBack: (() => void) | undefined,
): HeaderProps => ({
  title: label,
  subtitle,
  logoSrc,
  initial: label.trim().charAt(0),
  ...(onBack && { onBack }),
});
