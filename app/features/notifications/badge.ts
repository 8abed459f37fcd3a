/** Unread cases on the installed app's icon. */
export function setBadge(cases: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >;
  const updated = cases > 0 ? setAppBadge?.call(navigator, cases) : clearAppBadge?.call(navigator);
  // Fails unless installed.
  updated?.catch(() => undefined);
}
