import type { Plugin } from 'vite';

const CALLS = /\/api\/(?:calls\/\w+|addresses)\.ts$/;
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** The rows of calls without their sentences: programs that read the contract want them, phones do not. */
export const leaveOutSummaries = (code: string): string => code.replace(SUMMARY, "summary: ''");

/** Leaves the sentences of calls out of what a phone loads. */
export const withoutSummaries = (): Plugin => ({
  name: 'parvis:without-summaries',
  enforce: 'pre',
  transform: (code, id) => (CALLS.test(id) ? { code: leaveOutSummaries(code), map: null } : undefined),
});
