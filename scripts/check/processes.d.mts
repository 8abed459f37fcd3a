/** A process of this machine; times in ticks, `waited` is that of the ended children it waited for, and of theirs. */
export interface ProcessLook {
  pid: number;
  parent: number;
  started: number;
  own: number;
  waited: number;
}

export function parseStat(text: string): ProcessLook;

export class ProcessTree {
  constructor(pid: number);
  notice(processes: readonly ProcessLook[]): void;
  seconds(): number;
}

export function followProcess(pid: number): { end(): number | undefined };
