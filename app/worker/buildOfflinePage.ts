import { DRAWN_PAGE, readCachedPage } from '../features/offline/cachedPages.ts';

/** Early view (`app/features/cases/kept/conversation.ts`), defined by the build. */
declare const PARVIS_CONVERSATION: string;

/** Marks the offline page (`session/profile.ts`). */
const MARKED_HTML = '<html data-unreached';

/** The cached page, marked as offline. */
export async function buildOfflinePage(path: string): Promise<Response | undefined> {
  const kept = await readCachedPage(path);
  if (!kept) return undefined;
  const marked = (await kept.text()).replace('<html', MARKED_HTML);
  const html = DRAWN_PAGE.test(path)
    ? marked.replace('</body>', `<script type="module" src="${PARVIS_CONVERSATION}"></script></body>`)
    : marked;
  return new Response(html, { headers: kept.headers });
}
