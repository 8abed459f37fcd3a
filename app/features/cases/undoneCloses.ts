import { effectOf, MOMENT } from '@parvis/api/entities/eventEffects';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

const isClose = ({ flags }: CaseMessage): boolean => flags?.includes('close') ?? false;

const isUndoing = (close: CaseMessage, resume: CaseMessage | undefined): resume is CaseMessage =>
  resume !== undefined &&
  effectOf(resume.flags?.[0]).undoes === 'close' &&
  resume.crUid === close.crUid &&
  Date.parse(resume.msgCdatim1) - Date.parse(close.msgCdatim1) <= MOMENT;

/** Undone at once, before any message. */
export interface UndoneCloses {
  /** With their satisfaction questions. */
  readonly closes: ReadonlySet<CaseMessage>;
  readonly reopenings: ReadonlySet<CaseMessage>;
}

export function findUndoneCloses(messages: readonly CaseMessage[]): UndoneCloses {
  const closes = new Set<CaseMessage>();
  const reopenings = new Set<CaseMessage>();
  for (const [index, close] of messages.entries()) {
    if (!isClose(close)) continue;
    const next = messages[index + 1];
    const asked = next?.flow === 'satisfaction' ? next : undefined;
    const resume = messages[index + (asked ? 2 : 1)];
    if (!isUndoing(close, resume)) continue;
    closes.add(close);
    if (asked) closes.add(asked);
    reopenings.add(resume);
  }
  return { closes, reopenings };
}
