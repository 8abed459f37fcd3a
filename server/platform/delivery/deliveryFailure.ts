import type { Language } from '@parvis/questionnaire/analysis/words/language';

/** SMTP reply code and enhanced status code (RFC 3463). */
const REPLY_CODES = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?![\d.]))?/;

/** E-mail addresses and phone numbers. */
const PERSONAL_DATA = /@|\d{6}/;

/** Logs reply codes without their text, which may name the recipient. */
export function describeDeliveryFailure(error: unknown, language: Language = 'en'): string {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(found instanceof Error)) return 'unknown';
  const { code, response, responseCode } = found as {
    code?: unknown;
    response?: unknown;
    responseCode?: unknown;
  };
  if (typeof responseCode === 'number')
    return `${language === 'fr' ? 'il répond' : 'it answers'} ${REPLY_CODES.exec(String(response ?? ''))?.[0].replace('-', ' ') ?? responseCode}`;
  const words = found.message.replace(/\s+/g, ' ').trim();
  const isSafe = words !== '' && response === undefined && !PERSONAL_DATA.test(words);
  return isSafe ? words : String(code ?? found.name);
}
