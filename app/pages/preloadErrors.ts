const KEY = 'pv_reloaded';

/**
 * A file of the app that can no longer be loaded usually means that a new version was put in place: the page is
 * loaded anew, once. If that did not help, the error is thrown on (specification 8: rethrown unless cancelled).
 */
export function watchPreloadErrors(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(KEY)) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, '1');
    location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(KEY), 30_000));
}
