/** A link as pages give it to be pressed: `mailto:jo@mail.example?subject=…`, `tel:+33612345678;ext=2`. */
const LINK = /^\s*(?:mailto|tel|sms):(?:\/\/)?([^?;]*).*$/is;

/** What a pasted `mailto:` or `tel:` link leads to; any other text as it is. */
export const withoutLink = (typed: string): string =>
  LINK.test(typed) ? typed.replace(LINK, '$1').replaceAll('%20', ' ') : typed;
