/** Milliseconds. */
const HIDDEN_AFTER = 60_000;
/** Age of a possibly dead connection, milliseconds. */
const STALE_AFTER = 15_000;
/** Milliseconds. */
const TICK_INTERVAL = 5_000;

interface PresenceHandlers {
  /** Also after freezing, back/forward cache, sleep. */
  readonly onBack: () => void;
  /** Once until `onBack`. */
  readonly onAway: () => void;
}

/** `leave` acts as left until a return. */
export function watchPresence({ onBack, onAway }: PresenceHandlers): {
  readonly leave: () => void;
  readonly stop: () => void;
} {
  let away = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = Date.now();
  // Either direction: the clock may change.
  const isLong = (since: number, ms: number) => Math.abs(Date.now() - since) > ms;

  const leave = () => {
    clearTimeout(timer);
    if (!away) onAway();
    away = true;
  };
  const handleReturn = () => {
    clearTimeout(timer);
    away = false;
    hiddenAt = undefined;
    lastTick = Date.now();
    onBack();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt ??= Date.now();
      timer = setTimeout(leave, HIDDEN_AFTER);
    } else if (away || (hiddenAt !== undefined && isLong(hiddenAt, STALE_AFTER))) handleReturn();
    else hiddenAt = undefined;
  };
  const onResume = () => {
    if (away && !document.hidden) handleReturn();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleReturn();
  };
  // Device sleep fires no event in a visible page.
  const checkSleep = () => {
    const slept = isLong(lastTick, TICK_INTERVAL + STALE_AFTER);
    lastTick = Date.now();
    if (slept && !document.hidden) handleReturn();
  };
  const sleepTimer = setInterval(checkSleep, TICK_INTERVAL);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', leave);
  document.addEventListener('resume', onResume);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShow);
  if (document.hidden) onVisibility();

  return {
    leave,
    stop() {
      clearTimeout(timer);
      clearInterval(sleepTimer);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('freeze', leave);
      document.removeEventListener('resume', onResume);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
    },
  };
}
