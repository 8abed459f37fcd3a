import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { ASKED, ASKED_KEYS, answered, type Typed, usualOf } from './answers.ts';

/** Somebody at a terminal: shows a line and gives what was typed below it, or nothing where they left. */
export type Ask = (line: string) => Promise<string | undefined>;

/** What stands before a colon. */
export const BEFORE_COLON: Both<string> = { fr: '\u202f', en: '' };

/** What was answered, and whether whoever was asked left before the end. */
interface Told {
  readonly typed: Typed;
  readonly left: boolean;
}

/** Asks what no option said, each until it makes sense or whoever is asked leaves. */
export async function askFor(typed: Typed, ask: Ask, language: Language): Promise<Told> {
  const all: Typed = { ...typed };
  for (const key of ASKED_KEYS) {
    const { ask: question, wrong } = ASKED[key];
    const usual = usualOf(key, all, language);
    const hint = usual === undefined ? '' : ` [${usual}]`;
    let before = '';
    while (all[key] === undefined || answered(key, all, language) === undefined) {
      if (all[key]?.trim()) before = `${wrong[language]}\n`;
      const said = await ask(`${before}${question[language]}${hint}${BEFORE_COLON[language]}: `);
      if (said === undefined) return { typed: all, left: true };
      all[key] = said;
    }
  }
  return { typed: all, left: false };
}
