import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { parseShape, shapeKeys } from '@parvis/theme/shape/shape';
import { type Found, found } from './findings.ts';

/** Choices beside colours that could not be used, where the defaults stand in their place. What is no text is told with the shape of the file. */
export function appShapeFindings(json: unknown): Found[] {
  const given = isRecord(json) ? json.appShape : undefined;
  if (!isRecord(given)) return [];
  const parsed = parseShape(given);
  if (!parsed.ok) return [found('unknownShape', 'appShape', { value: 'appShape', meant: '' })];
  return parsed.findings.map(({ key, value, reason, options }) => {
    const place = `appShape.${key}`;
    if (reason === 'notAddress') return found('notFontAddress', place, { value });
    if (reason === 'notOption') return found('notShapeOption', place, { value, meant: options.join(', ') });
    return found('unknownShape', place, { value: key, meant: nearest(key, shapeKeys) ?? '' });
  });
}
