import { applyShape } from '@parvis/theme/shape/apply';
import { loadOwnFont } from '@parvis/theme/shape/ownFont';
import { parseShape } from '@parvis/theme/shape/shape';
import { say } from '../../live/say.ts';
import type { Aside } from './request.ts';
import { shapeAsides } from './shapeSentence.ts';

/** What came of asking for a file of letters. `elsewhere`: another site than that of its address sends it. */
type Letters =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly reason: 'letters' | 'elsewhere' };

/** Fetches a font file as the app's pages do: their policy allows its own site only, so redirects elsewhere fail. */
async function fetchLetters(address: string, from: Pick<Window, 'fetch'> = window): Promise<Letters> {
  try {
    const answer = await from.fetch(address, { credentials: 'omit' });
    if (!answer.ok) return { ok: false, reason: 'letters' };
    if (new URL(answer.url).origin !== new URL(address).origin) return { ok: false, reason: 'elsewhere' };
    return { ok: true, bytes: await answer.arrayBuffer() };
  } catch {
    return { ok: false, reason: 'letters' };
  }
}

let takeAway = () => {};
let turn = 0;

/** Loads the letters of a file and shows them, unless others were asked for meanwhile. @returns what is said where they do not come */
async function showLetters(address: string, isLast: () => boolean): Promise<Aside[]> {
  const letters = await fetchLetters(address);
  if (!isLast()) return [];
  if (!letters.ok) return [{ kind: letters.reason, address }];
  try {
    const remove = await loadOwnFont(address, letters.bytes);
    if (isLast()) takeAway = remove;
    else remove();
    return [];
  } catch {
    return [{ kind: 'letters', address }];
  }
}

/** The letters of a file, if they come; the studio around the page hears whether they did. */
async function drawLetters(address: string | undefined): Promise<Aside[]> {
  turn += 1;
  const mine = turn;
  const isLast = () => turn === mine;
  takeAway();
  takeAway = () => {};
  if (!address) return [];
  const asides = await showLetters(address, isLast);
  const [aside] = asides;
  const state = aside?.kind === 'elsewhere' ? aside.kind : aside ? 'letters' : 'shown';
  if (isLast()) say({ parvis: 'letters', address, state });
  return asides;
}

/** Gives the page the corners, space and letters that an address or the studio asks for. @returns what of them is not shown */
export async function drawShape(given: string): Promise<Aside[]> {
  const parsed = parseShape(given);
  const shape = parsed.ok ? parsed.shape : {};
  applyShape(document.documentElement, shape);
  return [...shapeAsides(parsed), ...(await drawLetters(shape.fontFile))];
}

/** What of a shape cannot be shown, on a page that does not wear it. */
export async function tryShape(given: string): Promise<Aside[]> {
  const parsed = parseShape(given);
  const file = parsed.ok ? parsed.shape.fontFile : undefined;
  const letters = file ? await fetchLetters(file) : undefined;
  const missing: Aside[] = file && letters?.ok === false ? [{ kind: letters.reason, address: file }] : [];
  return [...shapeAsides(parsed), ...missing];
}
