/** Room for a message of photos, twice for moving it, bytes. */
const NEEDED = 8 * 1024 * 1024;

/** Whether files of this size fit; true where the browser does not tell. */
export async function hasRoom(
  storage: Pick<StorageManager, 'estimate'> | undefined,
  bytes = 0,
): Promise<boolean> {
  const told = await storage?.estimate?.().catch(() => undefined);
  if (told?.quota === undefined || told.usage === undefined) return true;
  return told.quota - told.usage >= Math.max(NEEDED, 2 * bytes);
}
