/** Out of sight for so long, a page lets go of what it shares with others, milliseconds. */
const HIDDEN_AFTER = 60_000;
/** After so long out of sight nobody knows whether a connection that was open still is. */
const DOUBTFUL = 15_000;
/** How often it is looked whether time went by without the page. */
const TICK = 5_000;

/** What happens to a page that people leave and come back to. */
interface Presence {
  /** It is looked at again after a while: out of sight, frozen, in the cache of the Back key, or asleep with its device. */
  readonly onBack: () => void;
  /** Nobody looks at it any more, or it is about to stand still. Told once until it is back. */
  readonly onAway: () => void;
}

/** Tells when a page is left and when it is back, whichever way, until it is stopped. `leave` counts as left until then. */
export function watchPresence({ onBack, onAway }: Presence): {
  readonly leave: () => void;
  readonly stop: () => void;
} {
  let away = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticked = Date.now();
  // A clock that was moved tells as little as one that went on.
  const isLong = (since: number, ms: number) => Math.abs(Date.now() - since) > ms;

  const leave = () => {
    clearTimeout(timer);
    if (!away) onAway();
    away = true;
  };
  const back = () => {
    clearTimeout(timer);
    away = false;
    hiddenAt = undefined;
    ticked = Date.now();
    onBack();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt ??= Date.now();
      timer = setTimeout(leave, HIDDEN_AFTER);
    } else if (away || (hiddenAt !== undefined && isLong(hiddenAt, DOUBTFUL))) back();
    else hiddenAt = undefined;
  };
  const onResume = () => {
    // Some thaw a page before it is in sight.
    if (away && !document.hidden) back();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  // A device that slept under a page in sight tells nobody.
  const tick = () => {
    const slept = isLong(ticked, TICK + DOUBTFUL);
    ticked = Date.now();
    if (slept && !document.hidden) back();
  };
  const ticking = setInterval(tick, TICK);
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
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('freeze', leave);
      document.removeEventListener('resume', onResume);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
    },
  };
}
