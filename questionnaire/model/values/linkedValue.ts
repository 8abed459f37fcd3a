/** `mailto:jo@mail.example?subject=…`, `tel:+33612345678;ext=2`. */
const LINK = /^\s*(?:mailto|tel|sms):(?:\/\/)?([^?;]*).*$/is;

/** Target of a pasted link; other text is unchanged. */
export const withoutLink = (typed: string): string =>
  LINK.test(typed) ? typed.replace(LINK, '$1').replaceAll('%20', ' ') : typed;
