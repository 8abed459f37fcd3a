/** What is saved: where it lies, what it is called, and which of several it is. */
export interface Saved {
  readonly address: string;
  readonly name: string;
  readonly number: number;
}

/**
 * How a link saves a picture or a video. One that lies at a customer's own host would be opened in place of the page, since a browser gives
 * what comes from elsewhere no name: that host is asked to say that it is to be saved, in a page of its own should it refuse.
 */
export function savingLink({ address, name, number }: Saved) {
  if (!/^https?:/.test(address)) return { href: address, download: name };
  const url = new URL(address);
  url.searchParams.set('save', String(number));
  return { href: url.href, target: '_blank', rel: 'noopener noreferrer' };
}
