/** A link as pages give it to be pressed: `mailto:jo@mail.example?subject=…`, `tel:+33612345678;ext=2`. */
const LINK = /^\s*(?:mailto|tel|sms):(?:\/\/)?([^?;]*)/i;

/** What a pasted `mailto:` or `tel:` link leads to; any other text as it is. */
export function withoutLink(typed: string): string {
  const [, linked] = LINK.exec(typed) ?? [];
  if (linked === undefined) return typed;
  try {
    return decodeURIComponent(linked);
  } catch {
    return linked;
  }
}
