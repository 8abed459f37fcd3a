import { addresses } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { caseCalls } from '@parvis/api/calls/cases';
import { BOARD_PAGE } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { client } from '../../../lib/api/client.ts';
import { noteUnread, unreadCount } from '../../../lib/api/useUnreadCount.ts';
import { tellRead } from '../../../lib/api/watchRead.ts';
import { watchLive } from '../../../lib/live/watchLive.ts';
import { profileResource } from '../../../lib/session/useProfile.ts';
import { texts } from '../../../lib/texts/store.ts';
import { setBadge } from '../badge.ts';
import { followNotifications } from '../own.ts';
import { withCount } from './withCount.ts';

/** Creates a hidden live region, which must exist before its text. */
function voice(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/** Keeps the unread count in the title, and announces an increase. */
function tellNews(isSilent: () => boolean): void {
  const region = voice();
  const title = () => {
    if (isSilent()) return;
    const wanted = withCount(document.title, unreadCount.get() ?? 0);
    if (document.title !== wanted) document.title = wanted;
  };
  let told = 0;
  const tell = () => {
    const now = unreadCount.get() ?? 0;
    title();
    const { t } = texts;
    const count = now - told;
    told = now;
    // All was read, or the person changed.
    if (now === 0) region.textContent = '';
    if (count <= 0 || isSilent()) return;
    const say = () => {
      region.textContent = `${t('nav.cases')}, ${t('part.newMessages', { count })}`;
    };
    // The first view lacks these texts.
    void texts.load('parts').then(say, () => undefined);
  };
  unreadCount.subscribe(tell);
  new MutationObserver(title).observe(document.head, { childList: true, subtree: true, characterData: true });
  tell();
}

const path = addresses.contributorLive.template;

/** The staff's board has its own count. */
const isStaffPage = (): boolean => pageOfApp(location.pathname).path.startsWith('/staff');

/** Clears badge and notifications of cases read here or on another device. */
function tellSeen(cases: readonly CaseSummary[]): void {
  const unread = cases.filter((one) => one.unread > 0);
  setBadge(unreadCount.get() === 0 ? 0 : unread.length);
  const read = cases.filter((one) => one.unread === 0);
  tellRead(read.map(({ csid, last }) => ({ csid, msgId: last.msgId })));
}

/** Counts unread messages of own cases. @returns whether there are cases */
async function count(): Promise<boolean> {
  const at = Date.now();
  const cases = await client.call(caseCalls.townListActivity, { body: { limit: BOARD_PAGE } });
  noteUnread(cases);
  tellSeen(cases);
  const { crUid } = profileResource.get().data ?? {};
  // The next count retries.
  if (crUid)
    import('./releaseKept.ts')
      .then(({ releaseKept }) => releaseKept(cases, at, crUid))
      .catch(() => undefined);
  return cases.length > 0;
}

/** One count at a time; requests during a count cause one more. */
function counting(whenAny: () => void): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    // The next event retries.
    if (await count().catch(() => false)) whenAny();
    running = false;
    if (again) void run();
  };
  return () => void run();
}

/** Follows news of a person with cases (badge, title, announcement); others hold no connection. */
export function followNews(): void {
  let whose: string | undefined;
  let following: string | undefined;
  let release = () => {};
  const follow = async () => {
    if (following === whose) return;
    following = whose;
    const { holdLive } = await import('../../../lib/live/sharedLive.ts');
    if (following !== undefined) release = holdLive(path).release;
  };
  const ask = counting(() => void follow().catch(() => undefined));
  const begin = () => {
    const { data } = profileResource.get();
    if (data?.crUid === whose) return;
    whose = data?.crUid;
    following = undefined;
    release();
    release = () => {};
    if (whose !== undefined && !isStaffPage()) ask();
    else noteUnread([]);
  };
  watchLive((at) => at === path && whose !== undefined && ask());
  profileResource.subscribe(begin);
  tellNews(isStaffPage);
  followNotifications();
  begin();
}
