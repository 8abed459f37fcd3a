/** What a message of photos takes on the device until the server has it, bytes; and as much again to be moved. */
const NEEDED = 8 * 1024 * 1024;

/** Whether the device has room for photos and films of so many bytes; true where it does not tell. */
export async function hasRoom(
  storage: Pick<StorageManager, 'estimate'> | undefined,
  bytes = 0,
): Promise<boolean> {
  const told = await storage?.estimate?.().catch(() => undefined);
  if (told?.quota === undefined || told.usage === undefined) return true;
  return told.quota - told.usage >= Math.max(NEEDED, 2 * bytes);
}
