import { DRAWN_PAGE, keptPage } from '../features/offline/pages.ts';

/** The script that draws the conversation opened last, or own reports, before the app is there (`app/features/cases/kept/conversation.ts`), written here by the build. */
declare const PARVIS_CONVERSATION: string;

/** Tells the app that nobody answered: it shows what is kept at once, and asks behind that (`session/unreachedPage.ts`). */
const MARKED = '<html data-unreached';

/** The page that is kept for an address, given in the place of a server that does not answer. */
export async function unreachedPage(path: string): Promise<Response | undefined> {
  const kept = await keptPage(path);
  if (!kept) return undefined;
  const marked = (await kept.text()).replace('<html', MARKED);
  const html = DRAWN_PAGE.test(path)
    ? marked.replace('</body>', `<script type="module" src="${PARVIS_CONVERSATION}"></script></body>`)
    : marked;
  return new Response(html, { headers: kept.headers });
}
