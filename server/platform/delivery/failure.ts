import type { Language } from '@parvis/questionnaire/analysis/words/language';

/** The number of an answer of a mail server, with what it says beside it in numbers alone (RFC 3463). */
const CODES = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?![\d.]))?/;

/** Addresses and mobile numbers, also within what is quoted. */
const NAMES_SOMEBODY = /@|\d{6}/;

/**
 * Why a message was not taken, for the operator's log: the codes of an answer, whose words may repeat to whom it went; else what was
 * found on the way there, as far as it names nobody.
 */
export function failureOf(error: unknown, language: Language = 'en'): string {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(found instanceof Error)) return 'unknown';
  const { code, response, responseCode } = found as {
    code?: unknown;
    response?: unknown;
    responseCode?: unknown;
  };
  if (typeof responseCode === 'number')
    return `${language === 'fr' ? 'il répond' : 'it answers'} ${CODES.exec(String(response ?? ''))?.[0].replace('-', ' ') ?? responseCode}`;
  const words = found.message.replace(/\s+/g, ' ').trim();
  const isSafe = words !== '' && response === undefined && !NAMES_SOMEBODY.test(words);
  return isSafe ? words : String(code ?? found.name);
}
