import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { TaskMessage, TaskRequest } from './serveTasks.ts';
import type { TaskMap } from './threads.ts';

/** A task that crashed its process at each attempt. */
export class TaskDied extends Error {}

export interface ProcessLimits {
  /** Further tasks are refused. */
  readonly waiting: number;
  /** Then the process is killed. */
  readonly patienceMs: number;
  readonly idleMs: number;
  readonly beginMs?: number;
}

interface TaskOptions {
  /** Runs before waiting tasks. */
  readonly turn?: 'next';
  readonly tries?: number;
}

interface TaskProcess<Tasks extends TaskMap<Tasks>> {
  /** @throws Refusal unavailable; TaskDied */
  run<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
    manner?: TaskOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

interface Task extends TaskRequest {
  readonly options: TaskOptions;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  deaths: number;
}

/** A busy machine starts slowly, and a second process would not start faster. */
const START_TIMEOUT_MS = 120_000;
const MAX_TRIES = 2;
const RETRY_AFTER = 5;

/** Environment variables for a process that handles untrusted files: no secrets. */
const PASSED_VARIABLES = [
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
const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
} as const;

/** Excludes pixel buffers. */
const HEAP_MB = 128;

const buildEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  ...MEMORY_SETTINGS,
});

/** Starts a low-priority process that does not keep the server alive. */
function startProcess(file: URL): ChildProcess {
  const child = fork(file, {
    env: buildEnvironment(),
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
export function createTaskProcess<Tasks extends TaskMap<Tasks>>(
  file: URL,
  { waiting: maxWaiting, patienceMs, idleMs, beginMs = START_TIMEOUT_MS }: ProcessLimits,
): TaskProcess<Tasks> {
  const waiting: Task[] = [];
  let child: ChildProcess | undefined;
  let isReady = false;
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;

  function killAfter(ms: number): void {
    const one = child;
    clearTimeout(timer);
    timer = setTimeout(() => one?.kill('SIGKILL'), ms);
  }

  function startIdling(): void {
    killAfter(idleMs);
    timer?.unref();
    child?.unref();
    child?.channel?.unref();
  }

  function runNext(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      startIdling();
      return;
    }
    child ??= openProcess();
    child.ref();
    child.channel?.ref();
    if (isReady) sendTask();
    else killAfter(beginMs);
  }

  function sendTask(): void {
    const one = child;
    if (!current) {
      startIdling();
      return;
    }
    const { name, input } = current;
    killAfter(patienceMs);
    one?.send({ name, input } satisfies TaskRequest, (error) => error && one.kill('SIGKILL'));
  }

  function handleMessage(message: TaskMessage): void {
    if ('ready' in message) {
      isReady = true;
      sendTask();
      return;
    }
    const task = current;
    current = undefined;
    if ('error' in message) task?.reject(new Error(message.error));
    else task?.resolve(message.answer as never);
    runNext();
  }

  function handleExit(): void {
    clearTimeout(timer);
    const task = current;
    const hadBegun = isReady;
    child = undefined;
    isReady = false;
    current = undefined;
    if (task) {
      const { tries = MAX_TRIES } = task.options;
      task.deaths += 1;
      if (!hadBegun) task.reject(new Refusal('unavailable', { retryAfter: RETRY_AFTER }));
      else if (task.deaths < tries) waiting.unshift(task);
      else task.reject(new TaskDied(`A process died of ${task.name}, tries: ${tries}.`));
    }
    if (waiting.length > 0) runNext();
  }

  function openProcess(): ChildProcess {
    const one = startProcess(file);
    const notifyExit = () => {
      if (child === one) handleExit();
    };
    one.on('message', (message: TaskMessage) => child === one && handleMessage(message));
    one.once('exit', notifyExit);
    one.once('error', (error) => {
      process.emitWarning(error);
      notifyExit();
    });
    return one;
  }

  return {
    run: (name, given, manner = {}) =>
      new Promise((done, failed) => {
        if (waiting.length >= maxWaiting) {
          failed(new Refusal('unavailable', { retryAfter: RETRY_AFTER }));
          return;
        }
        const task: Task = { name, input: given, options: manner, resolve: done, reject: failed, deaths: 0 };
        if (manner.turn === 'next') waiting.unshift(task);
        else waiting.push(task);
        runNext();
      }),
  };
}
