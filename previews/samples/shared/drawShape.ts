import { applyShape } from '@parvis/theme/shape/apply';
import { loadOwnFont } from '@parvis/theme/shape/ownFont';
import { parseShape } from '@parvis/theme/shape/shape';
import { say } from '../../live/say.ts';
import type { Aside } from './request.ts';
import { shapeAsides } from './shapeSentence.ts';

/** The result of loading a font. `elsewhere`: another site than its address sends it. */
type Letters =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly reason: 'letters' | 'elsewhere' };

/** Fetches a font with the app's policy: only from its own site, so redirects elsewhere fail. */
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

/** Loads and shows a font unless a newer request replaced it. @returns a notice when it fails */
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

/** Loads a font and reports the result to the studio around the page. */
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

/**
 * Applies corners, spacing and font from an address or the studio. @returns notices of what is not
 * shown
 */
export async function drawShape(given: string): Promise<Aside[]> {
  const parsed = parseShape(given);
  const shape = parsed.ok ? parsed.shape : {};
  applyShape(document.documentElement, shape);
  return [...shapeAsides(parsed), ...(await drawLetters(shape.fontFile))];
}

/** Checks a shape without applying it. */
export async function tryShape(given: string): Promise<Aside[]> {
  const parsed = parseShape(given);
  const file = parsed.ok ? parsed.shape.fontFile : undefined;
  const letters = file ? await fetchLetters(file) : undefined;
  const missing: Aside[] = file && letters?.ok === false ? [{ kind: letters.reason, address: file }] : [];
  return [...shapeAsides(parsed), ...missing];
}
