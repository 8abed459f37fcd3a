/** A message of photos, twice for moving it, bytes. */
const NEEDED = 8 * 1024 * 1024;

/** True where the browser does not tell. */
export async function hasStorageRoom(
  storage: Pick<StorageManager, 'estimate'> | undefined,
  bytes = 0,
): Promise<boolean> {
  const estimate = await storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined || estimate.usage === undefined) return true;
  return estimate.quota - estimate.usage >= Math.max(NEEDED, 2 * bytes);
}
