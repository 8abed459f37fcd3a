import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Failure, and duration in ms. */
export interface Tried {
  readonly test: string;
  readonly failed: boolean;
  readonly took: number;
}
type Told = Tried | { readonly over: true } | { readonly ready: true };

/** CI has more: the first hundred find most. */
const WALKS = '100';

/** Replaced after a kill. */
export class Bench {
  readonly projects: string;
  #child: ChildProcess | undefined;

  constructor(projects: string) {
    this.projects = projects;
  }

  /** Until one fails. A timeout is a failure: mutants may loop. */
  async try(
    broken: { file: string; text: string },
    tests: readonly string[],
    limitOf: (test: string) => number,
  ): Promise<readonly Tried[]> {
    const child = this.#child ?? (await this.#begin());
    const all: Tried[] = [];
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(all);
      };
      const fail = () => {
        all.push({ test: tests[all.length] ?? '', failed: true, took: Number.POSITIVE_INFINITY });
        this.end();
        end();
      };
      const wait = () => {
        clearTimeout(timer);
        const next = tests[all.length];
        if (next !== undefined) timer = setTimeout(fail, limitOf(next));
      };
      child.on('message', (told: Told) => {
        if ('over' in told) return end();
        if ('test' in told) all.push(told);
        wait();
      });
      child.once('exit', fail);
      wait();
      child.send({ ...broken, tests });
    });
  }

  async #begin(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'tests.mjs'), [], {
      execArgv: [],
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, PARVIS_WALKS: WALKS, MUTATIONS_IN: this.projects },
    });
    this.#child = child;
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }

  /** Also in an endless loop. */
  end(): void {
    const pid = this.#child?.pid;
    this.#child?.removeAllListeners();
    this.#child = undefined;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
