/** What came of asking for a file of letters. `elsewhere`: another site than that of its address sends it. */
export type Letters =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly reason: 'letters' | 'elsewhere' };

/**
 * Asks for a file of letters as the app's own pages do, whose policy names the site of its address and no other: what that site
 * passes on to another is not shown.
 *
 * @param from the window whose policy lets other sites be asked: that of a sample page
 */
export async function fetchLetters(address: string, from: Pick<Window, 'fetch'> = window): Promise<Letters> {
  try {
    const answer = await from.fetch(address, { credentials: 'omit' });
    if (!answer.ok) return { ok: false, reason: 'letters' };
    if (new URL(answer.url).origin !== new URL(address).origin) return { ok: false, reason: 'elsewhere' };
    return { ok: true, bytes: await answer.arrayBuffer() };
  } catch {
    return { ok: false, reason: 'letters' };
  }
}
