import { unreadCount } from '../data/useUnreadCount.ts';
import { texts } from '../texts/store.ts';
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
export function tellNews(isSilent: () => boolean): void {
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
