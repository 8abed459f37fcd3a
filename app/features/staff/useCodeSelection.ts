import { adminCalls } from '@parvis/api/calls/admin';
import type { TextId } from '@parvis/locales/areas';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';

interface CodeNotice {
  readonly words: TextId;
  readonly failed?: true;
  readonly undo?: () => void;
}

/** For printing; a replacement inherits the selection. */
export function useCodeSelection(cuid: string, refresh: () => Promise<unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacing, setReplacing] = useState<string>();
  const [notice, setNotice] = useState<CodeNotice>();
  const selectCode = (code: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((one) => one !== code)));
  const requestReplacement = async (qrid: string, undo?: true): Promise<string | undefined> => {
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
  const restoreCode = async (old: string, made: string) => {
    const done = await requestReplacement(old, true);
    if (done) selectCode(made, false);
    setNotice(done ? { words: 'codes.undone' } : { words: 'codes.undo.failed', failed: true });
  };
  const replaceCode = async (qrid: string) => {
    setReplacing(qrid);
    const made = await requestReplacement(qrid);
    setReplacing(undefined);
    if (!made) return setNotice({ words: 'codes.replaced.failed', failed: true });
    selectCode(qrid, false);
    selectCode(made, true);
    setNotice({ words: 'codes.replaced.done', undo: () => void restoreCode(qrid, made) });
  };
  return {
    chosen,
    choose: selectCode,
    chooseOnly: (codes: readonly string[]) => setChosen(new Set(codes)),
    replacing,
    replace: (qrid: string) => void replaceCode(qrid),
    notice,
    hideNotice: () => setNotice(undefined),
  };
}

export type CodeSelection = ReturnType<typeof useCodeSelection>;
