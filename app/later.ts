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

/** Whether anything was ever put into the outbox of this host; some browsers do not tell. */
const hasOutbox = async (): Promise<boolean> =>
  'databases' in indexedDB && (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);

/** What is kept here for who was known before, here or as somebody else, is looked after: at a first visit there is nothing. */
async function settleFormer(profile: UserStatus): Promise<void> {
  const last = lastToldBy() ?? knownHere();
  if (profile.crUid === undefined && last === undefined && !(await hasOutbox())) return;
  await broughtInTurn();
  const former = await import('./features/account/formerHere.ts');
  await former.settleFormer(profile, last);
}

/** What opens without a network follows who is here; at a first visit there is nothing, and nothing is kept of it. */
async function settleOffline(profile: UserStatus): Promise<void> {
  if (profile.crUid === undefined && !keepsProfile() && !navigator.serviceWorker?.controller) return;
  const pwa = await import('./features/offline/followProfile.ts');
  await pwa.followProfile(profile);
}

/** What the first view does without is loaded once it is drawn: what follows from a profile, and words where files are gone. */
function followProfile(): void {
  let settled: unknown;
  const { get, subscribe } = profileResource;
  const settleAnew = () => {
    const { data } = get();
    settled = data;
    if (!data) return;
    noteKnown(data);
    // Without a network it is the next page that does.
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

/** Where nobody has answered by then, who was here last is here, milliseconds; an answer that comes later counts. */
const PATIENCE = 1_500;

/** A browser that says that it is online may have nobody who answers. */
function standInLate(): void {
  if (!keepsProfile()) return;
  setTimeout(async () => {
    // Without a network it may not come.
    const kept = await import('./lib/session/keptProfile.ts').catch(() => undefined);
    const last = profileResource.get().data ? undefined : kept?.standIn();
    if (last && !profileResource.get().data) setProfile(last);
  }, PATIENCE);
}

/** The trial of a code asks nothing of anybody. */
const isTrial = (): boolean => /^\/(?:demoQr|d)(?:\/|$)/.test(location.pathname);

/** Once somebody has an identity here. */
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

/** Whoever has an identity may have cases: what comes for them is told on every page, also where a page needs no profile. */
function followNews(): void {
  if (hasAccepted() && !isTrial()) void profileResource.ensure();
  whenKnown(() => {
    broughtInTurn()
      .then(() => import('./features/notifications/news/followNews.ts'))
      .then((news) => news.followNews())
      .catch(() => undefined);
  });
}

/** Where a browser changes what is seen, whoever accepted is told: once the page has been looked at. */
function followBrowser(): void {
  if (!darkensPages() || isTrial()) return;
  whenKnown(() => {
    import('./features/install/tellDarkened.ts').then((told) => told.tellDarkened()).catch(() => undefined);
  });
}

/** Whoever left in another tab is forgotten here. */
function followLeaving(): void {
  whenLeftElsewhere((erasedAll) => {
    import('./features/account/forgetHere.ts')
      .then((here) => here.forgetHere(erasedAll))
      .catch(() => undefined);
  });
}

takeSpareWords(serverWords);
/** Each in a task of its own: a slow phone that did all of it at once would answer no finger meanwhile. */
const acts = [
  // The server marked the page before its first paint; one of a development server is marked here.
  applySchemeChoice,
  // Before anything is loaded that may be gone with its build.
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
