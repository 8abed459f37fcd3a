import type { Translate } from '@parvis/locales/translate';
import type { ParsedShape } from '@parvis/theme/shape/shape';
import type { AddressNotice } from './request.ts';

export type ShapeNotice = Extract<AddressNotice, { kind: 'shape' | 'noShape' }>;

export const listShapeNotices = (parsed: ParsedShape): ShapeNotice[] =>
  parsed.ok ? parsed.findings.map((finding) => ({ kind: 'shape', finding })) : [{ kind: 'noShape' }];

/** `t` needs the area `colours`. */
export function explainShapeNotice(t: Translate, aside: ShapeNotice): string {
  if (aside.kind === 'noShape') return t('colour.shape.unread');
  const { key, value, reason, options } = aside.finding;
  return t(`colour.shape.${reason}`, { key, value, options: options.join(', ') });
}
