import { DRAWN_PAGE, keptPage } from '../features/offline/pages.ts';

/** Script of the early view (`app/features/cases/kept/conversation.ts`), defined by the build. */
declare const PARVIS_CONVERSATION: string;

/** Tells the app that it was served offline (`session/profile.ts`). */
const MARKED = '<html data-unreached';

/** The cached page of an address, marked as served offline. */
export async function unreachedPage(path: string): Promise<Response | undefined> {
  const kept = await keptPage(path);
  if (!kept) return undefined;
  const marked = (await kept.text()).replace('<html', MARKED);
  const html = DRAWN_PAGE.test(path)
    ? marked.replace('</body>', `<script type="module" src="${PARVIS_CONVERSATION}"></script></body>`)
    : marked;
  return new Response(html, { headers: kept.headers });
}
