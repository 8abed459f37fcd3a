/** Sets the installed app's badge to the number of unread cases, where supported. */
export function setBadge(cases: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >;
  const updated = cases > 0 ? setAppBadge?.call(navigator, cases) : clearAppBadge?.call(navigator);
  // Fails in an app that is not installed.
  updated?.catch(() => undefined);
}
