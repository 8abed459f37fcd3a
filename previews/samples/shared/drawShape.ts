import { applyShape } from '@parvis/theme/shape/apply';
import { loadOwnFont } from '@parvis/theme/shape/ownFont';
import { parseShape } from '@parvis/theme/shape/shape';
import { postToStudio } from '../../live/postToStudio.ts';
import { listShapeNotices } from './explainShapeNotice.ts';
import type { AddressNotice } from './request.ts';

/** `elsewhere`: sent by another site. */
type FetchedFont =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly reason: 'letters' | 'elsewhere' };

/** The app's policy: only its own site, so redirects elsewhere fail. */
async function fetchFont(address: string, from: Pick<Window, 'fetch'> = window): Promise<FetchedFont> {
  try {
    const answer = await from.fetch(address, { credentials: 'omit' });
    if (!answer.ok) return { ok: false, reason: 'letters' };
    if (new URL(answer.url).origin !== new URL(address).origin) return { ok: false, reason: 'elsewhere' };
    return { ok: true, bytes: await answer.arrayBuffer() };
  } catch {
    return { ok: false, reason: 'letters' };
  }
}

let removeStyles = () => {};
let turn = 0;

/** Unless a newer request replaced it. @returns a notice on failure */
async function showFont(address: string, isLast: () => boolean): Promise<AddressNotice[]> {
  const letters = await fetchFont(address);
  if (!isLast()) return [];
  if (!letters.ok) return [{ kind: letters.reason, address }];
  try {
    const remove = await loadOwnFont(address, letters.bytes);
    if (isLast()) removeStyles = remove;
    else remove();
    return [];
  } catch {
    return [{ kind: 'letters', address }];
  }
}

/** Reports to the studio. */
async function drawFont(address: string | undefined): Promise<AddressNotice[]> {
  turn += 1;
  const mine = turn;
  const isLast = () => turn === mine;
  removeStyles();
  removeStyles = () => {};
  if (!address) return [];
  const asides = await showFont(address, isLast);
  const [aside] = asides;
  const state = aside?.kind === 'elsewhere' ? aside.kind : aside ? 'letters' : 'shown';
  if (isLast()) postToStudio({ parvis: 'letters', address, state });
  return asides;
}

/** @returns notices of unused parts */
export async function drawShape(given: string): Promise<AddressNotice[]> {
  const parsed = parseShape(given);
  const shape = parsed.ok ? parsed.shape : {};
  applyShape(document.documentElement, shape);
  return [...listShapeNotices(parsed), ...(await drawFont(shape.fontFile))];
}

/** Without applying it. */
export async function tryShape(given: string): Promise<AddressNotice[]> {
  const parsed = parseShape(given);
  const file = parsed.ok ? parsed.shape.fontFile : undefined;
  const letters = file ? await fetchFont(file) : undefined;
  const missing: AddressNotice[] =
    file && letters?.ok === false ? [{ kind: letters.reason, address: file }] : [];
  return [...listShapeNotices(parsed), ...missing];
}
