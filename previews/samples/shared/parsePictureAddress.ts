/** Picture types allowed in data URLs. */
const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/i;
/** Characters; a logo as data URL needs many. */
const MAX_LENGTH = 400_000;

/** https, same origin or a data URL; null for others. */
export function parsePictureAddress(text: string, page: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return null;
  if (DATA_PICTURE.test(trimmed)) return trimmed;
  try {
    const url = new URL(trimmed, page);
    const own = url.origin === new URL(page).origin && /^https?:$/.test(url.protocol);
    return own || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
