import type { OutboxItem } from '../api/outboxItems.ts';

/** Also true once removed. */
export function isFilePaused(item: OutboxItem | undefined, fileId: string): boolean {
  const file = item?.files?.find(({ id }) => id === fileId);
  return !file || file.held === true;
}

export const hasPausedFile = ({ files = [] }: OutboxItem): boolean => files.some(({ held }) => held);

export const isFullyPaused = ({ files = [] }: OutboxItem): boolean =>
  files.length > 0 && files.every(({ held }) => held);

export function pauseFile(item: OutboxItem, fileId: string, isHeld: boolean): OutboxItem {
  const files = item.files?.map((file) => {
    if (file.id !== fileId) return file;
    const { held: _, ...going } = file;
    return isHeld ? { ...going, held: true as const } : going;
  });
  return files ? { ...item, files } : item;
}

export function resetAttempts<T extends OutboxItem>(item: T): T {
  const { refused: _, refusedOn: __, refusedAt: ___, refusedFor: ____, checking: _____, ...left } = item;
  const { tries: ______, ...waiting } = left;
  return waiting as T;
}

/** Undefined without files left. */
export function removeFile(item: OutboxItem, fileId: string): OutboxItem | undefined {
  if (item.kind !== 'media' && item.kind !== 'staffMedia') return item;
  const isOther = ({ id }: { readonly id: string }) => id !== fileId;
  const files = item.files?.filter(isOther) ?? [];
  if (files.length === 0) return undefined;
  return resetAttempts({ ...item, files, body: { ...item.body, files: item.body.files.filter(isOther) } });
}
