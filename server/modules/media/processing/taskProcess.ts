import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AskedTask, ToldByTask } from './serveTasks.ts';
import type { TasksOf } from './threads.ts';

/** A task that crashed its process at each attempt. */
export class TaskDied extends Error {}

export interface ProcessSize {
  /** Further tasks are refused. */
  readonly waiting: number;
  /** Then the process is killed. */
  readonly patienceMs: number;
  readonly idleMs: number;
  readonly beginMs?: number;
}

interface Manner {
  /** Runs before waiting tasks. */
  readonly turn?: 'next';
  readonly tries?: number;
}

interface TaskProcess<Tasks extends TasksOf<Tasks>> {
  /** @throws Refusal unavailable; TaskDied */
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

/** A busy machine starts slowly, and a second process would not start faster. */
const BEGIN_MS = 120_000;
const TRIES = 2;
const LATER = 5;

/** Environment variables for a process that handles untrusted files: no secrets. */
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

/** A single glibc arena: memory freed by one thread is otherwise not reused by others. */
const SMALL = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
} as const;

/** Excludes pixel buffers. */
const HEAP_MB = 128;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...SMALL,
});

/** Starts a low-priority process that does not keep the server alive. */
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
    // Not permitted on every system.
  }
  return child;
}

/** Starts on the first task and restarts after a crash. */
export function processFor<Tasks extends TasksOf<Tasks>>(
  file: URL,
  { waiting: most, patienceMs, idleMs, beginMs = BEGIN_MS }: ProcessSize,
): TaskProcess<Tasks> {
  const waiting: Task[] = [];
  let child: ChildProcess | undefined;
  let canWork = false;
  let inHand: Task | undefined;
  let timer: NodeJS.Timeout | undefined;

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
