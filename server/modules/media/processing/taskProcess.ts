import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AskedTask, ToldByTask } from './serveTasks.ts';
import type { TasksOf } from './threads.ts';

/** A task during which its process died each time that it was tried. */
export class TaskDied extends Error {}

export interface ProcessSize {
  /** Tasks that wait at most; whoever comes after is told to come again. */
  readonly waiting: number;
  /** How long one task may take before its process is ended, milliseconds. */
  readonly patienceMs: number;
  readonly idleMs: number;
  /** How long a process may take to begin. */
  readonly beginMs?: number;
}

/** How one task is done, where it is not like all others. */
interface Manner {
  /** Before all that wait. */
  readonly turn?: 'next';
  readonly tries?: number;
}

/** A process beside the server's own, which does one task after the other. */
interface TaskProcess<Tasks extends TasksOf<Tasks>> {
  /** Does a task there. @throws Refusal unavailable when too many wait, or no process can begin; TaskDied when it died of it each time */
  run<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
    manner?: Manner,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

interface Task extends AskedTask {
  readonly manner: Manner;
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
  deaths: number;
}

/** How long a process may take to begin, milliseconds: a busy machine takes longer for that than for any task, and would no sooner for another one. */
const BEGIN_MS = 120_000;
/** A task is tried so often. */
const TRIES = 2;
/** Whoever is told to come again does so after so many seconds. */
const LATER = 5;

/** What a process that reads what strangers send may know of this one: nothing of its settings and secrets. */
const KNOWN = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'LANG',
  'TZ',
] as const;

/** One heap for all threads: with glibc's heap per thread, memory freed by one picture is not reused elsewhere. */
const SMALL = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
} as const;

/** What the engine of a process may hold of its own, megabytes: pixels are not among it. */
const HEAP_MB = 128;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...SMALL,
});

/** Begins a process that gives way to the server, and by which the server is not kept from ending. */
function begin(file: URL): ChildProcess {
  const child = fork(file, {
    env: environment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not every system lets it: it goes on as it is.
  }
  return child;
}

/** A process for the tasks that a file serves (`serveTasks`); it begins when the first task comes, and anew when it died. */
export function processFor<Tasks extends TasksOf<Tasks>>(
  file: URL,
  { waiting: most, patienceMs, idleMs, beginMs = BEGIN_MS }: ProcessSize,
): TaskProcess<Tasks> {
  const waiting: Task[] = [];
  let child: ChildProcess | undefined;
  let canWork = false;
  let inHand: Task | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the process after a while, unless something comes in between. */
  function endAfter(ms: number): void {
    const one = child;
    clearTimeout(timer);
    timer = setTimeout(() => one?.kill('SIGKILL'), ms);
  }

  function rest(): void {
    endAfter(idleMs);
    timer?.unref();
    child?.unref();
    child?.channel?.unref();
  }

  function goOn(): void {
    if (inHand) return;
    inHand = waiting.shift();
    if (!inHand) {
      rest();
      return;
    }
    child ??= open();
    child.ref();
    child.channel?.ref();
    if (canWork) give();
    else endAfter(beginMs);
  }

  function give(): void {
    const one = child;
    if (!inHand) {
      rest();
      return;
    }
    const { name, given } = inHand;
    endAfter(patienceMs);
    one?.send({ name, given }, (error) => error && one.kill('SIGKILL'));
  }

  function take(told: ToldByTask): void {
    if ('ready' in told) {
      canWork = true;
      give();
      return;
    }
    const task = inHand;
    inHand = undefined;
    if ('error' in told) task?.failed(new Error(told.error));
    else task?.done(told.answer as never);
    goOn();
  }

  function mourn(): void {
    clearTimeout(timer);
    const task = inHand;
    const hadBegun = canWork;
    child = undefined;
    canWork = false;
    inHand = undefined;
    if (task) {
      const { tries = TRIES } = task.manner;
      task.deaths += 1;
      if (!hadBegun) task.failed(new Refusal('unavailable', { retryAfter: LATER }));
      else if (task.deaths < tries) waiting.unshift(task);
      else task.failed(new TaskDied(`A process died of ${task.name}, tries: ${tries}.`));
    }
    if (waiting.length > 0) goOn();
  }

  function open(): ChildProcess {
    const one = begin(file);
    const end = () => {
      if (child === one) mourn();
    };
    one.on('message', (told: ToldByTask) => child === one && take(told));
    one.once('exit', end);
    one.once('error', (error) => {
      process.emitWarning(error);
      end();
    });
    return one;
  }

  return {
    run: (name, given, manner = {}) =>
      new Promise((done, failed) => {
        if (waiting.length >= most) {
          failed(new Refusal('unavailable', { retryAfter: LATER }));
          return;
        }
        const task: Task = { name, given, manner, done, failed, deaths: 0 };
        if (manner.turn === 'next') waiting.unshift(task);
        else waiting.push(task);
        goOn();
      }),
  };
}
