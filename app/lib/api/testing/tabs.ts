interface Talk {
  readonly say: (words: unknown) => void;
  readonly hear: (listener: (words: unknown) => void) => void;
  readonly close: () => void;
}

/** Fake channels between tabs: a frozen one hears messages once thawed. */
export function fakeTalks() {
  interface Ear {
    readonly name: string;
    readonly listeners: ((words: unknown) => void)[];
    readonly missed: unknown[];
    readonly isFrozen: () => boolean;
  }
  const ears = new Set<Ear>();
  const tell = (ear: Ear, words: unknown) => {
    if (ear.isFrozen()) ear.missed.push(words);
    else for (const listener of ear.listeners) listener(structuredClone(words));
  };
  return {
    open(name: string, isFrozen: () => boolean = () => false): Talk & { catchUp: () => void } {
      const ear: Ear = { name, listeners: [], missed: [], isFrozen };
      ears.add(ear);
      return {
        say: (words) => {
          for (const other of [...ears]) if (other !== ear && other.name === name) tell(other, words);
        },
        hear: (listener) => void ear.listeners.push(listener),
        close: () => void ears.delete(ear),
        catchUp: () => {
          for (const words of ear.missed.splice(0)) tell(ear, words);
        },
      };
    },
  };
}

/** BroadcastChannel of the running tab. */
export const channelsOf = (talks: ReturnType<typeof fakeTalks>, isFrozen: () => () => boolean) =>
  class {
    constructor(name: string) {
      const talk = talks.open(name, isFrozen());
      Object.assign(this, {
        postMessage: talk.say,
        close: talk.close,
        catchUp: talk.catchUp,
        addEventListener: (_: string, listen: (event: { data: unknown }) => void) =>
          talk.hear((data) => listen({ data })),
      });
    }
  };

/** Fake lock manager; `free` acts as the death of the holding tab. */
export function fakeLocks(): {
  readonly locks: Pick<LockManager, 'request'>;
  readonly free: (name: string) => void;
} {
  type Lose = (reason: Error) => void;
  const held = new Map<string, Lose>();
  const waiting: { readonly name: string; readonly grant: () => void }[] = [];
  const next = (name: string) => {
    const at = waiting.findIndex((one) => one.name === name);
    if (at >= 0) waiting.splice(at, 1)[0]?.grant();
  };
  const request = (name: string, { steal, signal }: LockOptions, work: () => Promise<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const grant = () => {
        const lose: Lose = (reason) => reject(reason);
        held.set(name, lose);
        void work().then((value) => {
          if (held.get(name) === lose) {
            held.delete(name);
            next(name);
          }
          resolve(value);
        }, reject);
      };
      if (steal) held.get(name)?.(new Error('stolen'));
      if (steal || !held.has(name)) return grant();
      const one = { name, grant };
      waiting.push(one);
      signal?.addEventListener('abort', () => {
        // A granted lock is not aborted.
        if (!waiting.includes(one)) return;
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason);
      });
    });
  return {
    locks: { request } as unknown as Pick<LockManager, 'request'>,
    free: (name) => {
      held.delete(name);
      next(name);
    },
  };
}
