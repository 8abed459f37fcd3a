const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML elements and double-quoted attributes. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
