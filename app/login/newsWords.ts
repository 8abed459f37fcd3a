import type { TextStore } from '@parvis/locales/translate';
import type { AskedCode } from './askedCode.ts';
import type { CodeNews } from './codeWatch.ts';

type Waited = Pick<AskedCode, 'kind' | 'completes' | 'late'> & {
  readonly news: CodeNews | undefined;
  /** Another one may be asked for by now. */
  readonly isLong: boolean;
};

/**
 * That a code will not come, and the way out. Of an address with which nobody signed in here nothing is known: after a while whoever
 * waits reads what to look at, which tells them nothing of it.
 */
export function newsWords(
  t: TextStore['t'],
  { kind, completes, late, news, isLong }: Waited,
): string | undefined {
  const isSecond = completes !== undefined;
  if (news === 'failed')
    return t(isSecond ? `login.second.undelivered.${kind}` : `login.code.undelivered.${kind}`);
  // One that takes longer says so itself.
  return isLong && !late && !isSecond ? t(`login.code.nothing.${kind}`) : undefined;
}
