import { settle } from './account/settle.ts';
import { boot } from './boot/boot.ts';
import { serverWords } from './data/serverWords.ts';
import { hasAccepted } from './session/acceptance.ts';
import { profileResource } from './session/useProfile.ts';
import { takeSpareWords } from './texts/store.ts';

/** What the first view does without is loaded once it is drawn: what follows from a profile, and words where files are gone. */
function followProfile(): void {
  let settled: unknown;
  const { get, subscribe } = profileResource;
  const settleAnew = () => {
    const { data } = get();
    settled = data;
    if (data) void settle(data);
  };
  const settleNew = () => {
    if (get().data !== settled) settleAnew();
  };
  subscribe(settleNew);
  settleNew();
  matchMedia('(display-mode: standalone)').addEventListener('change', settleAnew);
}

/** Whoever had accepted before may have cases here already. */
function followActivity(): void {
  const cuid = boot?.scan?.cstmr.cuid;
  if (cuid === undefined || !hasAccepted()) return;
  let stop = () => {};
  const note = () => {
    if (!profileResource.get().data?.crUid) return;
    stop();
    import('./data/activity.ts').then(({ noteActivity }) => noteActivity(cuid)).catch(() => undefined);
  };
  stop = profileResource.subscribe(note);
  note();
}

followProfile();
followActivity();
takeSpareWords(serverWords);
