import type { UserStatus } from '@parvis/api/entities/user';
import { settle } from './features/account/settle.ts';
import { lastToldBy } from './features/account/told.ts';
import { followInstalling } from './features/install/prompt.ts';
import { stayInApp } from './features/install/stayInApp.ts';
import { followUpdates } from './features/offline/updates.ts';
import { broughtInTurn } from './inTurn.ts';
import { OUTBOX_DATABASE } from './lib/api/keys.ts';
import { serverWords } from './lib/api/serverWords.ts';
import { followCustomer } from './lib/branding/followCustomer.ts';
import { applySchemeChoice } from './lib/branding/scheme.ts';
import { hasAccepted } from './lib/session/acceptance.ts';
import { darkensPages } from './lib/session/device.ts';
import { keepsProfile } from './lib/session/keepsProfile.ts';
import { knownHere, noteKnown } from './lib/session/knownHere.ts';
import { whenLeftElsewhere } from './lib/session/leftElsewhere.ts';
import { profileResource, setProfile } from './lib/session/useProfile.ts';
import { takeSpareWords } from './lib/texts/store.ts';

/** Whether this device ever opened the outbox; some browsers cannot tell. */
const hasOutbox = async (): Promise<boolean> =>
  'databases' in indexedDB && (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);

/** A first visit has none. */
async function settleFormer(profile: UserStatus): Promise<void> {
  const last = lastToldBy() ?? knownHere();
  if (profile.crUid === undefined && last === undefined && !(await hasOutbox())) return;
  await broughtInTurn();
  const former = await import('./features/account/formerHere.ts');
  await former.settleFormer(profile, last);
}

async function settleOffline(profile: UserStatus): Promise<void> {
  if (profile.crUid === undefined && !keepsProfile() && !navigator.serviceWorker?.controller) return;
  const pwa = await import('./features/offline/followProfile.ts');
  await pwa.followProfile(profile);
}

function followProfile(): void {
  let settled: unknown;
  const { get, subscribe } = profileResource;
  const settleAnew = () => {
    const { data } = get();
    settled = data;
    if (!data) return;
    noteKnown(data);
    // The next page retries.
    settleFormer(data).catch(() => undefined);
    void settle(data);
    settleOffline(data).catch(() => undefined);
  };
  const settleNew = () => {
    if (get().data !== settled) settleAnew();
  };
  subscribe(settleNew);
  settleNew();
  matchMedia('(display-mode: standalone)').addEventListener('change', settleAnew);
}

/** Milliseconds. */
const PATIENCE = 1_500;

/** For a browser that is online without an answer. */
function standInLate(): void {
  if (!keepsProfile()) return;
  setTimeout(async () => {
    const kept = await import('./lib/session/keptProfile.ts').catch(() => undefined);
    const last = profileResource.get().data ? undefined : kept?.standIn();
    if (last && !profileResource.get().data) setProfile(last);
  }, PATIENCE);
}

const isTrial = (): boolean => /^\/(?:demoQr|d)(?:\/|$)/.test(location.pathname);

function whenKnown(act: () => void): void {
  let stop = () => {};
  const begin = () => {
    if (!profileResource.get().data?.crUid) return;
    stop();
    stop = () => {};
    act();
  };
  stop = profileResource.subscribe(begin);
  begin();
}

/** Also where a page needs no profile. */
function followNews(): void {
  if (hasAccepted() && !isTrial()) void profileResource.ensure();
  whenKnown(() => {
    broughtInTurn()
      .then(() => import('./features/notifications/news/followNews.ts'))
      .then((news) => news.followNews())
      .catch(() => undefined);
  });
}

function followBrowser(): void {
  if (!darkensPages() || isTrial()) return;
  whenKnown(() => {
    import('./features/install/tellDarkened.ts').then((told) => told.tellDarkened()).catch(() => undefined);
  });
}

function followLeaving(): void {
  whenLeftElsewhere((erasedAll) => {
    import('./features/account/forgetHere.ts')
      .then((here) => here.forgetHere(erasedAll))
      .catch(() => undefined);
  });
}

takeSpareWords(serverWords);
/** Each in its own task, so that a slow phone stays responsive. */
const acts = [
  // A development server does not mark the page.
  applySchemeChoice,
  // First, since files may be gone with their build.
  followUpdates,
  followInstalling,
  followProfile,
  standInLate,
  followNews,
  followBrowser,
  followLeaving,
  stayInApp,
  followCustomer,
];
for (const act of acts) setTimeout(act);
