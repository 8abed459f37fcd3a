/** So many signs stand under an icon of a home screen before it is cut. */
const ROOM = 12;
/** What a town is called before its name. */
const KIND =
  /^(?:ville|mairie|commune|m[ée]tropole|city|town)\s+(?:of\s+|de\s+la\s+|de\s+|du\s+|des\s+|d['’])/i;

/** What of a customer's name stands under the icon of its app: whole words, as far as there is room; a phone cuts the first one. */
export function shortNameOf(name: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ');
  if (whole.length <= ROOM) return whole;
  const rest = whole.replace(KIND, '');
  const [first = '', ...words] = rest.split(' ');
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > ROOM) break;
    short += ` ${word}`;
  }
  return short;
}
