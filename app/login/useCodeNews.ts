import { useEffect, useState } from 'react';
import type { AskedCode } from './askedCode.ts';
import { type CodeNews, watchCode } from './codeWatch.ts';

/** What became of a code, once it is known: it is asked after until it leads somewhere. */
export function useCodeNews(asked: AskedCode | undefined): CodeNews | undefined {
  const [known, setKnown] = useState<{ rqid: string; news: CodeNews }>();
  const rqid = asked?.linked === undefined ? asked?.rqid : undefined;
  const kind = asked?.kind;
  useEffect(() => {
    if (rqid === undefined || kind === undefined) return;
    return watchCode(kind, rqid, (news) => setKnown({ rqid, news }));
  }, [rqid, kind]);
  return known?.rqid === rqid ? known?.news : undefined;
}
