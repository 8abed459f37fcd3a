/** What tabs, and the worker, tell each other under a name. */
export interface Talk {
  readonly say: (words: object) => void;
  /** Calls back with what others say. */
  readonly hear: (listener: (words: unknown) => void) => void;
  readonly close: () => void;
}

function byChannel(name: string): Talk {
  const channel = new BroadcastChannel(name);
  let closed = false;
  return {
    say: (words) => {
      if (!closed) channel.postMessage(words);
    },
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => {
      closed = true;
      channel.close();
    },
  };
}

const readWords = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** By what other tabs are told of a change of the storage; nothing of it stays. */
function byStorage(name: string, store: Storage): Talk {
  const heard: ((event: StorageEvent) => void)[] = [];
  return {
    say: (words) => {
      try {
        store.setItem(name, JSON.stringify(words));
        store.removeItem(name);
      } catch {
        // No room left: the others learn it with their next question.
      }
    },
    hear: (listener) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue !== null) listener(readWords(newValue));
      };
      heard.push(hear);
      window.addEventListener('storage', hear);
    },
    close: () => {
      for (const hear of heard) window.removeEventListener('storage', hear);
    },
  };
}

const storageHere = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** Opens what is told under a name; nothing where a browser lets no tab hear of another. */
export function openTalk(name: string): Talk | undefined {
  if (typeof BroadcastChannel !== 'undefined') return byChannel(name);
  const store = storageHere();
  return store && byStorage(name, store);
}
