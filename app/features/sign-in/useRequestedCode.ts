import { useEffect, useState } from 'react';
import { readDepth } from '../../shell/historyEntry.ts';
import { isSameLogin } from './loginName.ts';
import {
  clearRequestedCode,
  loadRequestedCode,
  markCodeLeft,
  type RequestedCode,
  saveRequestedCode,
} from './requestedCode.ts';
import { useCountdown } from './useCountdown.ts';
import { type CodeNews, watchCode } from './watchCode.ts';

function useCodeNews(asked: RequestedCode | undefined): CodeNews | undefined {
  const [known, setKnown] = useState<{ rqid: string; news: CodeNews }>();
  const rqid = asked?.linked === undefined ? asked?.rqid : undefined;
  const kind = asked?.kind;
  useEffect(() => {
    if (rqid === undefined || kind === undefined) return;
    return watchCode(kind, rqid, (news) => setKnown({ rqid, news }));
  }, [rqid, kind]);
  return known?.rqid === rqid ? known?.news : undefined;
}

/** Unless the Back key left it and the page opens elsewhere. */
const getInitialCode = (kept: RequestedCode | undefined): RequestedCode | undefined =>
  kept?.left && readDepth(history.state) === 0 ? undefined : kept;

/** This tab's code, its delivery, the wait for another. Survives a reload. */
export function useRequestedCode() {
  const [kept] = useState(loadRequestedCode);
  const [request, setRequest] = useState(() => getInitialCode(kept));
  const [pause, setPause] = useState({
    of: kept?.typed ?? '',
    until: kept?.againAt ?? 0,
    seconds: kept?.pause ?? 0,
  });
  const paused = useCountdown(pause.until, pause.seconds);
  const news = useCodeNews(request);
  const store = (asked: RequestedCode) => {
    setRequest(asked);
    saveRequestedCode(asked);
  };
  const close = () => {
    if (news === 'failed') setPause({ of: '', until: 0, seconds: 0 });
    setRequest(undefined);
  };
  return {
    request,
    news,
    typed: kept?.typed ?? '',
    store,
    begin(asked: RequestedCode) {
      store(asked);
      setPause({ of: asked.typed, until: asked.againAt, seconds: asked.pause });
    },
    pauseFor: (typed: string, seconds: number) =>
      setPause({ of: typed, until: Date.now() + seconds * 1_000, seconds }),
    /** None for another address (a typo) or an undelivered code. */
    getWait: (name: string) => ((request ? news !== 'failed' : isSameLogin(name, pause.of)) ? paused : 0),
    forget() {
      clearRequestedCode();
      close();
    },
    /** For the Forward key. */
    leave() {
      if (request) markCodeLeft(request);
      close();
    },
    /** @returns whether one was left */
    reopen(): boolean {
      const left = request ? undefined : loadRequestedCode();
      if (!left) return false;
      setRequest(left);
      saveRequestedCode({ ...left, left: undefined });
      return true;
    },
  };
}
