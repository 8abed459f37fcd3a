import type { ByteRange } from '../storage/storage.ts';

/**
 * Which bytes a request asks for (RFC 9110, 14.2): a part; `whole` where it asks for none, or in a way that may be passed over
 * (several parts, another unit, a condition that is not ours); `none` where the file ends before.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  // `-500`: the last ones.
  if (from === '')
    return Number(to) > 0 && size > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  return Number(from) < size ? { first: Number(from), last } : 'none';
}
