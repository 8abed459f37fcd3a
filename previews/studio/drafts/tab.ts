import { openUnsavedStorage, type UnsavedStorage } from './unsavedStorage.ts';

const TAB = 'parvis.studio.tab';

/** Plain-http pages lack `crypto.randomUUID`. */
const createTabId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function createMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const getStorage = (name: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    return window[name];
  } catch {
    return createMemoryStorage();
  }
};

let tab: string | undefined;
/** Stored only while hidden: a duplicated tab gets another. */
function getTabId(session: Storage): string {
  if (tab === undefined) {
    tab = session.getItem(TAB) ?? createTabId();
    session.removeItem(TAB);
  }
  return tab;
}

/** This tab's storage of a person's work. */
export function openTabStorage(owner: string): UnsavedStorage {
  return openUnsavedStorage(
    owner,
    getTabId(getStorage('sessionStorage')),
    location.href,
    getStorage('localStorage'),
  );
}

/** Reports hiding and showing to the storage. @returns stop function */
export function watchTab(place: UnsavedStorage): () => void {
  const session = getStorage('sessionStorage');
  const leave = () => {
    try {
      session.setItem(TAB, getTabId(session));
    } catch {
      // Offered as a closed tab's work.
    }
    place.show(false);
  };
  const handleShow = () => {
    session.removeItem(TAB);
    place.show(true);
  };
  const change = () => (document.visibilityState === 'hidden' ? leave() : handleShow());
  change();
  document.addEventListener('visibilitychange', change);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', change);
    leave();
  };
}
