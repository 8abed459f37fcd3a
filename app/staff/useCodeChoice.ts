import { adminCalls } from '@parvis/api/calls/admin';
import type { TextId } from '@parvis/locales/areas';
import { useState } from 'react';
import { client } from '../data/client.ts';

/** What is told once after a press. */
interface Told {
  readonly words: TextId;
  readonly failed?: true;
  readonly undo?: () => void;
}

/** Codes that are chosen to be printed, and replaced: the new one takes the place of the old among them. */
export function useCodeChoice(cuid: string, refresh: () => Promise<unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacing, setReplacing] = useState<string>();
  const [told, setTold] = useState<Told>();
  const choose = (code: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((one) => one !== code)));
  const change = async (qrid: string, undo?: true): Promise<string | undefined> => {
    try {
      const [done] = await client.call(adminCalls.codesReplace, {
        cuid,
        body: { qrid, ...(undo && { undo }) },
      });
      await refresh();
      return done?.qrid;
    } catch {
      return undefined;
    }
  };
  const putBack = async (old: string, made: string) => {
    const done = await change(old, true);
    if (done) choose(made, false);
    setTold(done ? { words: 'codes.undone' } : { words: 'codes.undo.failed', failed: true });
  };
  const replace = async (qrid: string) => {
    setReplacing(qrid);
    const made = await change(qrid);
    setReplacing(undefined);
    if (!made) return setTold({ words: 'codes.replaced.failed', failed: true });
    choose(qrid, false);
    choose(made, true);
    setTold({ words: 'codes.replaced.done', undo: () => void putBack(qrid, made) });
  };
  return {
    chosen,
    choose,
    chooseOnly: (codes: readonly string[]) => setChosen(new Set(codes)),
    replacing,
    replace: (qrid: string) => void replace(qrid),
    told,
    hear: () => setTold(undefined),
  };
}
