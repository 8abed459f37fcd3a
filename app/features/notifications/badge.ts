/** Says on the icon of an installed app how many cases wait to be read. Browsers without such a badge say nothing. */
export function setBadge(cases: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >;
  const told = cases > 0 ? setAppBadge?.call(navigator, cases) : clearAppBadge?.call(navigator);
  // An app that is not installed has no icon to say it on.
  told?.catch(() => undefined);
}
