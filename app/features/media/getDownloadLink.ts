export interface Download {
  readonly address: string;
  readonly name: string;
  readonly number: number;
}

/** Other hosts send an attachment, since browsers ignore `download` there. */
export function getDownloadLink({ address, name, number }: Download) {
  if (!/^https?:/.test(address)) return { href: address, download: name };
  const url = new URL(address);
  url.searchParams.set('save', String(number));
  return { href: url.href, target: '_blank', rel: 'noopener noreferrer' };
}
