import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { MEDIA_CACHE_MAX } from '../../lib/constants.ts';

const objectUrls = new Map<string, string>();

export function getObjectUrl({ id, blob }: QueuedFile): string {
  const known = objectUrls.get(id);
  const address = known ?? URL.createObjectURL(blob);
  objectUrls.delete(id);
  objectUrls.set(id, address);
  for (const [oldest, url] of objectUrls) {
    if (objectUrls.size <= MEDIA_CACHE_MAX) break;
    objectUrls.delete(oldest);
    URL.revokeObjectURL(url);
  }
  return address;
}

export const findObjectUrl = (id: string): string | undefined => objectUrls.get(id);

export function releaseObjectUrl(id: string): void {
  const address = objectUrls.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  objectUrls.delete(id);
}
