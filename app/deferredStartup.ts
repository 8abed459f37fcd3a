import type { UserStatus } from '@parvis/api/entities/user';
import { syncChoices } from './features/account/syncChoices.ts';
import { getSyncedCrUid } from './features/account/syncState.ts';
import { rewriteAppLinks } from './features/install/appLinks.ts';
import { watchInstallation } from './features/install/installPrompt.ts';
import { watchUpdates } from './features/offline/updates.ts';
import { OUTBOX_DATABASE } from './lib/api/cacheKeys.ts';
import { fetchServerTexts } from './lib/api/fetchServerTexts.ts';
import { applySchemeChoice } from './lib/branding/scheme.ts';
import { watchPageCustomer } from './lib/branding/watchPageCustomer.ts';
import { hasAccepted } from './lib/session/acceptance.ts';
import { watchLeave } from './lib/session/crossTabLeave.ts';
import { hasForcedDarkMode } from './lib/session/device.ts';
import { hasCachedProfile } from './lib/session/hasCachedProfile.ts';
import { profileResource, setProfile } from './lib/session/useProfile.ts';
import { getVerifiedUser, recordVerifiedUser } from './lib/session/verifiedUser.ts';
import { setFallbackLoader } from './lib/texts/store.ts';
import { preloadSharedModules } from './preloadSharedModules.ts';

/** Some browsers cannot tell. */
const hasOutbox = async (): Promise<boolean> =>
  'databases' in indexedDB && (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);

/** A first visit has none. */
async function clearFormerData(profile: UserStatus): Promise<void> {
  const last = getSyncedCrUid() ?? getVerifiedUser();
  if (profile.crUid === undefined && last === undefined && !(await hasOutbox())) return;
  await preloadSharedModules();
  const former = await import('./features/account/formerIdentities.ts');
  await former.reconcileFormerIdentities(profile, last);
}

async function syncOffline(profile: UserStatus): Promise<void> {
  if (profile.crUid === undefined && !hasCachedProfile() && !navigator.serviceWorker?.controller) return;
  const pwa = await import('./features/offline/syncOfflineProfile.ts');
  await pwa.syncOfflineProfile(profile);
}

function watchProfile(): void {
  let synced: unknown;
  const { get, subscribe } = profileResource;
  const syncProfile = () => {
    const { data } = get();
    synced = data;
    if (!data) return;
    recordVerifiedUser(data);
    if (data.flags.dev)
      import('./lib/texts/watchMissingTexts.ts')
        .then((dev) => dev.watchMissingTexts())
        .catch(() => undefined);
    // The next page retries.
    clearFormerData(data).catch(() => undefined);
    void syncChoices(data);
    syncOffline(data).catch(() => undefined);
  };
  const syncIfChanged = () => {
    if (get().data !== synced) syncProfile();
  };
  subscribe(syncIfChanged);
  syncIfChanged();
  matchMedia('(display-mode: standalone)').addEventListener('change', syncProfile);
}

/** Milliseconds. */
const PROFILE_TIMEOUT = 1_500;

/** For a browser online without an answer. */
function scheduleFallbackProfile(): void {
  if (!hasCachedProfile()) return;
  setTimeout(async () => {
    const kept = await import('./lib/session/cachedProfile.ts').catch(() => undefined);
    const last = profileResource.get().data ? undefined : kept?.getFallbackProfile();
    if (last && !profileResource.get().data) setProfile(last);
  }, PROFILE_TIMEOUT);
}

const isDemo = (): boolean => /^\/(?:demoQr|d)(?:\/|$)/.test(location.pathname);

function runOnceIdentified(act: () => void): void {
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

/** Also for pages without profile. */
function startNews(): void {
  if (hasAccepted() && !isDemo()) void profileResource.ensure();
  runOnceIdentified(() => {
    preloadSharedModules()
      .then(() => import('./features/notifications/news/followNews.ts'))
      .then((news) => news.followNews())
      .then(() => import('./features/cases/forgetErased.ts'))
      .then((erased) => erased.followErased())
      .catch(() => undefined);
  });
}

function startDarkeningNotice(): void {
  if (!hasForcedDarkMode() || isDemo()) return;
  runOnceIdentified(() => {
    import('./features/install/warnDarkened.ts').then((told) => told.warnDarkened()).catch(() => undefined);
  });
}

function watchOtherTabsLeave(): void {
  watchLeave((erasedAll) => {
    import('./features/account/clearTab.ts').then((here) => here.clearTab(erasedAll)).catch(() => undefined);
  });
}

setFallbackLoader(fetchServerTexts);
/** One task each: keeps slow phones responsive. */
const startupTasks = [
  // Development servers do not render it.
  applySchemeChoice,
  // First: files may be gone with their build.
  watchUpdates,
  watchInstallation,
  watchProfile,
  scheduleFallbackProfile,
  startNews,
  startDarkeningNotice,
  watchOtherTabsLeave,
  rewriteAppLinks,
  watchPageCustomer,
];
for (const act of startupTasks) setTimeout(act);
