import { profileResource } from '../session/useProfile.ts';

/** Lets what a profile entails be done whenever one was read, and when the page becomes an app of its own. Called once. */
export function followProfile(): void {
  let last: unknown;
  const settle = () => {
    const { data } = profileResource.get();
    // Without its code nothing is lost: what is not told is told with the next profile.
    if (data?.crUid) import('./settle.ts').then(({ settle }) => settle(data)).catch(() => undefined);
  };
  profileResource.subscribe(() => {
    const { data } = profileResource.get();
    if (data === last) return;
    last = data;
    settle();
  });
  matchMedia('(display-mode: standalone)').addEventListener('change', settle);
}
