export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const YEAR = 31_536_000;

/** For a year; `null` expires it. */
export function saveChoice(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
}
