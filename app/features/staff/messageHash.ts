/** `#m12` at the address of a case names one of its messages. */
export const formatMessageHash = (msgId: number): string => `#m${msgId}`;

export function parseMessageHash(hash: string): number | undefined {
  const [, msgId] = /^#m(\d{1,9})$/.exec(hash) ?? [];
  return msgId === undefined ? undefined : Number(msgId);
}
