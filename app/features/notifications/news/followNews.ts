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

/** Out of sight, and read aloud: it stands in the page before there is anything to say. */
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

/** Says in the title of the page how much is unread, whoever names the page; and once aloud when there is more. */
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
    // What was told is over: everything was read, or somebody else comes to this device.
    if (now === 0) region.textContent = '';
    if (count <= 0 || isSilent()) return;
    const say = () => {
      region.textContent = `${t('nav.cases')}, ${t('part.newMessages', { count })}`;
    };
    // A first view has brought the words of the parts it draws, and no others.
    void texts.load('parts').then(say, () => undefined);
  };
  unreadCount.subscribe(tell);
  new MutationObserver(title).observe(document.head, { childList: true, subtree: true, characterData: true });
  tell();
}

const path = addresses.contributorLive.template;

/** Staff have a board of their own, which tells what is new there. */
const isStaffPage = (): boolean => pageOfApp(location.pathname).path.startsWith('/staff');

/** What was read, here or on another device, is told by no notification any more, nor on the icon of the app. */
function tellSeen(cases: readonly CaseSummary[]): void {
  const unread = cases.filter((one) => one.unread > 0);
  setBadge(unreadCount.get() === 0 ? 0 : unread.length);
  const read = cases.filter((one) => one.unread === 0);
  tellRead(read.map(({ csid, last }) => ({ csid, msgId: last.msgId })));
}

/** Counts what is unread in one's own cases, whichever page is shown. Answers whether there are any. */
async function count(): Promise<boolean> {
  const at = Date.now();
  const cases = await client.call(caseCalls.townListActivity, { body: { limit: BOARD_PAGE } });
  noteUnread(cases);
  tellSeen(cases);
  const { crUid } = profileResource.get().data ?? {};
  // Without its file nothing is lost: the next count sends it.
  if (crUid)
    import('./releaseKept.ts')
      .then(({ releaseKept }) => releaseKept(cases, at, crUid))
      .catch(() => undefined);
  return cases.length > 0;
}

/** One count at a time, and one more where something came meanwhile. */
function counting(whenAny: () => void): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    // Without it the bar says what it said; the next news counts anew.
    if (await count().catch(() => false)) whenAny();
    running = false;
    if (again) void run();
  };
  return () => void run();
}

/** Follows news on every page (badge, title, voice) of a person who has cases; others hold no connection. */
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
