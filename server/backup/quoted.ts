/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedAll = (names: readonly string[]): string => names.map(quoted).join(', ');
