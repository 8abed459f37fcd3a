import { mobileOf } from '@parvis/questionnaire/model/values/mobile';

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

/** A number as it is kept, whoever told it: `+262 692 12 34 56`, `00262692123456` and `0692123456` are 33692123456. */
export function keptNumber(told: string): string | undefined {
  const digits = told.replace(/[\s.()-]/g, '').replace(/^(\+|00)/, '');
  const overseas = OVERSEAS.find(
    ([form, country]) => digits.startsWith(country) && form.test(`33${digits.slice(3)}`),
  );
  if (overseas) return mobileOf(`+33${digits.slice(3)}`).phone;
  return mobileOf(digits.startsWith('0') ? digits : `+${digits}`).phone;
}
