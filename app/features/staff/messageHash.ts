/** `#m12` links to a message of a case. */
export const formatMessageHash = (msgId: number): string => `#m${msgId}`;

export function parseMessageHash(hash: string): number | undefined {
  const [, msgId] = /^#m(\d{1,9})$/.exec(hash) ?? [];
  return msgId === undefined ? undefined : Number(msgId);
}
