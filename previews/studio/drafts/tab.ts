import { type UnsavedPlace, unsavedPlace } from './unsaved.ts';

const TAB = 'parvis.studio.tab';

/** Names a tab; `crypto.randomUUID` is missing on plain-http pages. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Storage that forgets: for browsers that have none. */
function forgetful(): Storage {
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

const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    return window[name];
  } catch {
    return forgetful();
  }
};

let tab: string | undefined;
/** The name of this tab. While it is in sight its name stands nowhere, so that a tab made from it has another. */
function nameOfTab(session: Storage): string {
  if (tab === undefined) {
    tab = session.getItem(TAB) ?? newName();
    session.removeItem(TAB);
  }
  return tab;
}

/** Where this tab keeps the work of a person. */
export function placeOf(owner: string): UnsavedPlace {
  return unsavedPlace(
    owner,
    nameOfTab(storageOf('sessionStorage')),
    location.href,
    storageOf('localStorage'),
  );
}

/** Tells a place when this tab is left and come back to. @returns what ends that */
export function watchTab(place: UnsavedPlace): () => void {
  const session = storageOf('sessionStorage');
  const leave = () => {
    try {
      session.setItem(TAB, nameOfTab(session));
    } catch {
      // Found again among what closed tabs left.
    }
    place.show(false);
  };
  const come = () => {
    session.removeItem(TAB);
    place.show(true);
  };
  const change = () => (document.visibilityState === 'hidden' ? leave() : come());
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
