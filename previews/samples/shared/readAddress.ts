import { givenBy } from './given.ts';
import { readRequest, type SampleRequest } from './request.ts';

/** Whether colours of an address are written otherwise than the strict reader knows, or may be. */
const wantsEveryNotation = (request: SampleRequest, text: string): boolean =>
  request.ok
    ? /\(|%28/.test(text) ||
      request.asides.some((aside) => aside.kind === 'colour' && aside.finding.reason === 'notColour')
    : request.reason === 'notJson';

/** Reads the address of this page; the reader of every notation is loaded where a colour wants it. */
export async function readAddress(): Promise<SampleRequest> {
  const { search, hash, href } = location;
  const request = readRequest(search, href, hash);
  if (!wantsEveryNotation(request, givenBy(search, hash).values.get('appColors') ?? '')) return request;
  const { readPalette } = await import('@parvis/theme/palette/written');
  return readRequest(search, href, hash, readPalette);
}
