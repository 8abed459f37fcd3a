import { paletteKeys } from '@parvis/theme/palette/palette';
import { readParameters } from './addressParameters.ts';
import { readRequest, type SampleRequest } from './request.ts';

/** The strict reader sees only the last. */
function hasRepeatedKey(text: string): boolean {
  const keys = new Set<string>(paletteKeys);
  const named = (text.match(/[a-z][a-z\d]*/gi) ?? []).filter((word) => keys.has(word));
  return new Set(named).size < named.length;
}

/** For the reader of every notation. */
const needsEveryNotation = (request: SampleRequest, text: string): boolean =>
  request.ok
    ? /\(|%28/.test(text) ||
      hasRepeatedKey(text) ||
      request.asides.some((aside) => aside.kind === 'colour' && aside.finding.reason === 'notColour')
    : request.reason === 'notJson';

/** Loads the reader of every notation on demand. */
export async function readAddress(): Promise<SampleRequest> {
  const { search, hash, href } = location;
  const request = readRequest(search, href, hash);
  if (!needsEveryNotation(request, readParameters(search, hash).values.get('appColors') ?? ''))
    return request;
  const { readPalette } = await import('@parvis/theme/palette/written');
  return readRequest(search, href, hash, readPalette);
}
