import { addresses } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { caseCalls } from '@parvis/api/calls/cases';
import { BOARD_PAGE } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { client } from '../../../lib/api/client.ts';
import { unreadCount, updateUnreadCount } from '../../../lib/api/useUnreadCount.ts';
import { notifyRead } from '../../../lib/api/watchRead.ts';
import { addLiveListener } from '../../../lib/live/watchLive.ts';
import { profileResource } from '../../../lib/session/useProfile.ts';
import { texts } from '../../../lib/texts/store.ts';
import { setBadge } from '../badge.ts';
import { followNotifications } from '../ownNotifications.ts';
import { withCount } from './withCount.ts';

/** A live region must exist before its text. */
function createLiveRegion(): HTMLElement {
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

/** In the title; announces an increase. */
function showUnread(isSilent: () => boolean): void {
  const region = createLiveRegion();
  const updateTitle = () => {
    if (isSilent()) return;
    const expected = withCount(document.title, unreadCount.get() ?? 0);
    if (document.title !== expected) document.title = expected;
  };
  let announced = 0;
  const update = () => {
    const now = unreadCount.get() ?? 0;
    updateTitle();
    const { t } = texts;
    const count = now - announced;
    announced = now;
    // All read, or another person.
    if (now === 0) region.textContent = '';
    if (count <= 0 || isSilent()) return;
    const writeAnnouncement = () => {
      region.textContent = `${t('nav.cases')}, ${t('part.newMessages', { count })}`;
    };
    // The first view lacks these texts.
    void texts.load('parts').then(writeAnnouncement, () => undefined);
  };
  unreadCount.subscribe(update);
  new MutationObserver(updateTitle).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  update();
}

const path = addresses.contributorLive.template;

/** The staff's board has its own count. */
const isStaffPage = (): boolean => pageOfApp(location.pathname).path.startsWith('/staff');

/** Read here or on another device. */
function clearReadCases(cases: readonly CaseSummary[]): void {
  const unread = cases.filter((one) => one.unread > 0);
  setBadge(unreadCount.get() === 0 ? 0 : unread.length);
  const read = cases.filter((one) => one.unread === 0);
  notifyRead(read.map(({ csid, last }) => ({ csid, msgId: last.msgId })));
}

/** @returns whether there are own cases */
async function countUnread(): Promise<boolean> {
  const at = Date.now();
  const cases = await client.call(caseCalls.townListActivity, { body: { limit: BOARD_PAGE } });
  updateUnreadCount(cases);
  clearReadCases(cases);
  const { crUid } = profileResource.get().data ?? {};
  // The next count retries.
  if (crUid)
    import('./retryReleasedItems.ts')
      .then(({ retryReleasedItems }) => retryReleasedItems(cases, at, crUid))
      .catch(() => undefined);
  return cases.length > 0;
}

/** One count at a time; concurrent requests cause one more. */
function createCounter(whenAny: () => void): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    // The next event retries.
    if (await countUnread().catch(() => false)) whenAny();
    running = false;
    if (again) void run();
  };
  return () => void run();
}

/** Badge, title and announcements; without cases, no connection. */
export function followNews(): void {
  let followedCrUid: string | undefined;
  let followedStream: string | undefined;
  let release = () => {};
  const openStream = async () => {
    if (followedStream === followedCrUid) return;
    followedStream = followedCrUid;
    const { acquireLive } = await import('../../../lib/live/sharedLive.ts');
    if (followedStream !== undefined) release = acquireLive(path).release;
  };
  const ask = createCounter(() => void openStream().catch(() => undefined));
  const followPerson = () => {
    const { data } = profileResource.get();
    if (data?.crUid === followedCrUid) return;
    followedCrUid = data?.crUid;
    followedStream = undefined;
    release();
    release = () => {};
    if (followedCrUid !== undefined && !isStaffPage()) ask();
    else updateUnreadCount([]);
  };
  addLiveListener((at) => at === path && followedCrUid !== undefined && ask());
  profileResource.subscribe(followPerson);
  showUnread(isStaffPage);
  followNotifications();
  followPerson();
}
