import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { TaskMessage, TaskRequest } from './serveTasks.ts';
import type { TaskMap } from './threads.ts';

/** The task crashed its process at each attempt. */
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

/** No secrets: the process handles untrusted files. */
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

/** One glibc arena: threads otherwise do not reuse each other's freed memory. */
const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
} as const;

/** Excludes pixel buffers. */
const HEAP_MB = 128;

const buildChildProcessEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  ...MEMORY_SETTINGS,
});

/** Low priority; does not keep the server alive. */
function startProcess(file: URL): ChildProcess {
  const child = fork(file, {
    env: buildChildProcessEnvironment(),
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

/** One task at a time. */
class TaskQueue {
  readonly #file: URL;
  readonly #limits: ProcessLimits;
  readonly #waiting: Task[] = [];
  #child: ChildProcess | undefined;
  #isReady = false;
  #current: Task | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: URL, limits: ProcessLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  add(task: Task): void {
    if (this.#waiting.length >= this.#limits.waiting) {
      task.reject(new Refusal('unavailable', { retryAfter: RETRY_AFTER }));
      return;
    }
    if (task.options.turn === 'next') this.#waiting.unshift(task);
    else this.#waiting.push(task);
    this.#runNext();
  }

  #killAfter(ms: number): void {
    const child = this.#child;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => child?.kill('SIGKILL'), ms);
  }

  #startIdling(): void {
    this.#killAfter(this.#limits.idleMs);
    this.#timer?.unref();
    this.#child?.unref();
    this.#child?.channel?.unref();
  }

  #runNext(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      this.#startIdling();
      return;
    }
    this.#child ??= this.#openProcess();
    this.#child.ref();
    this.#child.channel?.ref();
    if (this.#isReady) this.#sendTask();
    else this.#killAfter(this.#limits.beginMs ?? START_TIMEOUT_MS);
  }

  #sendTask(): void {
    const child = this.#child;
    if (!this.#current) {
      this.#startIdling();
      return;
    }
    const { name, input } = this.#current;
    this.#killAfter(this.#limits.patienceMs);
    child?.send({ name, input } satisfies TaskRequest, (error) => error && child.kill('SIGKILL'));
  }

  #handleMessage(message: TaskMessage): void {
    if ('ready' in message) {
      this.#isReady = true;
      this.#sendTask();
      return;
    }
    const task = this.#current;
    this.#current = undefined;
    if ('error' in message) task?.reject(new Error(message.error));
    else task?.resolve(message.answer as never);
    this.#runNext();
  }

  #handleExit(): void {
    clearTimeout(this.#timer);
    const task = this.#current;
    const hadBegun = this.#isReady;
    this.#child = undefined;
    this.#isReady = false;
    this.#current = undefined;
    if (task) {
      const { tries = MAX_TRIES } = task.options;
      task.deaths += 1;
      if (!hadBegun) task.reject(new Refusal('unavailable', { retryAfter: RETRY_AFTER }));
      else if (task.deaths < tries) this.#waiting.unshift(task);
      else task.reject(new TaskDied(`A process died of ${task.name}, tries: ${tries}.`));
    }
    if (this.#waiting.length > 0) this.#runNext();
  }

  #openProcess(): ChildProcess {
    const child = startProcess(this.#file);
    const notifyExit = () => {
      if (this.#child === child) this.#handleExit();
    };
    child.on('message', (message: TaskMessage) => this.#child === child && this.#handleMessage(message));
    child.once('exit', notifyExit);
    child.once('error', (error) => {
      process.emitWarning(error);
      notifyExit();
    });
    return child;
  }
}

/** Lazy; restarts after a crash. */
export function createTaskProcess<Tasks extends TaskMap<Tasks>>(
  file: URL,
  limits: ProcessLimits,
): TaskProcess<Tasks> {
  const queue = new TaskQueue(file, limits);
  return {
    run: (name, input, options = {}) =>
      new Promise((resolve, reject) => queue.add({ name, input, options, resolve, reject, deaths: 0 })),
  };
}
