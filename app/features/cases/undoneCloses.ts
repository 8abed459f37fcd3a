import { effectOf, MOMENT } from '@parvis/api/entities/eventEffects';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

const isClose = ({ flags }: CaseMessage): boolean => flags?.includes('close') ?? false;

const isUndoneBy = (close: CaseMessage, resume: CaseMessage | undefined): resume is CaseMessage =>
  resume !== undefined &&
  effectOf(resume.flags?.[0]).undoes === 'close' &&
  resume.crUid === close.crUid &&
  Date.parse(resume.msgCdatim1) - Date.parse(close.msgCdatim1) <= MOMENT;

/** What became of closes that whoever did them took back at once, before anybody said anything. */
export interface UndoneCloses {
  /** The closes, and the questions how it went that followed them. */
  readonly passed: ReadonlySet<CaseMessage>;
  /** What took them back. */
  readonly undoing: ReadonlySet<CaseMessage>;
}

/** Finds closes that were taken back at once: to their reporter each is one line, not a story. */
export function undoneCloses(messages: readonly CaseMessage[]): UndoneCloses {
  const passed = new Set<CaseMessage>();
  const undoing = new Set<CaseMessage>();
  for (const [index, close] of messages.entries()) {
    if (!isClose(close)) continue;
    const next = messages[index + 1];
    const asked = next?.flow === 'satisfaction' ? next : undefined;
    const resume = messages[index + (asked ? 2 : 1)];
    if (!isUndoneBy(close, resume)) continue;
    passed.add(close);
    if (asked) passed.add(asked);
    undoing.add(resume);
  }
  return { passed, undoing };
}
