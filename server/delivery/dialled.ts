/** Mobile numbers overseas are dialled within France as any other, and from elsewhere under a country code of their own. */
const OVERSEAS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^33(69[01]\d+)$/, '590'],
  [/^33(694\d+)$/, '594'],
  [/^33(69[67]\d+)$/, '596'],
  [/^33(69[23]\d+|639\d+)$/, '262'],
];

/** A number as a gateway dials it: `33692123456` (La Réunion) is +262 692 12 34 56. */
export function dialled(phone: string): string {
  for (const [form, country] of OVERSEAS) {
    const [, national] = form.exec(phone) ?? [];
    if (national) return `${country}${national}`;
  }
  return phone;
}
