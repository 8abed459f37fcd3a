/** A contact link: `mailto:jo@mail.example?subject=…`, `tel:+33612345678;ext=2`. */
const LINK = /^\s*(?:mailto|tel|sms):(?:\/\/)?([^?;]*).*$/is;

/** Extracts the target of a pasted `mailto:` or `tel:` link; returns other text unchanged. */
export const withoutLink = (typed: string): string =>
  LINK.test(typed) ? typed.replace(LINK, '$1').replaceAll('%20', ' ') : typed;
