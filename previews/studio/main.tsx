import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceStore } from './drafts/deviceStore.ts';
import { askedLook } from './import/askedLook.ts';
import { Studio } from './Studio.tsx';

const LANGUAGE = 'parvis.studio.language';

/** The language chosen here before, else the browser's, else French. */
const firstLocale = (): Locale => {
  const asked = localeOf(new URLSearchParams(location.search).get('lang'));
  if (asked) return asked;
  try {
    const chosen = localeOf(localStorage.getItem(LANGUAGE));
    if (chosen) return chosen;
  } catch {
    // No storage: the browser's language.
  }
  return preferredLocale(navigator.languages.join());
};

const texts = createTextStore(firstLocale());
const store = deviceStore();
const asked = askedLook(location.href);
const samples = new URL('../samples/', location.href).href;

const say = () => {
  document.documentElement.lang = texts.locale();
  document.title = texts.t('studio.title');
};

const choose = async (locale: Locale) => {
  await texts.setLocale(locale);
  say();
  try {
    localStorage.setItem(LANGUAGE, locale);
  } catch {
    // Without storage the choice holds for this visit.
  }
};

/** What of the address could not be used. */
const noticeOf = (t: typeof texts.t): string | undefined => {
  if (asked?.ok === false) return t('studio.address.refused');
  return asked && asked.ignored > 0 ? t('studio.address.ignored', { count: asked.ignored }) : undefined;
};

const Page = () => {
  useSyncExternalStore(texts.subscribe, texts.version);
  const { t } = texts;
  return (
    <Studio
      store={store}
      t={t}
      locale={texts.locale()}
      onLocale={choose}
      samples={samples}
      asked={asked?.ok ? asked.look : undefined}
      notice={noticeOf(t)}
    />
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
await texts.load('studio', 'colours', 'parts');
say();
// From here on the work is this tab's own: a reload goes on with it.
if (asked) history.replaceState(null, '', location.pathname);
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
