import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceStore } from './drafts/deviceStore.ts';
import { AskedNotice } from './import/AskedNotice.tsx';
import { readLookAddress } from './import/readLookAddress.ts';
import { Studio } from './Studio.tsx';

const LANGUAGE = 'parvis.studio.language';

/** Stored, else the browser's, else French. */
const chooseLocale = (): Locale => {
  const asked = localeOf(new URLSearchParams(location.search).get('lang'));
  if (asked) return asked;
  try {
    const chosen = localeOf(localStorage.getItem(LANGUAGE));
    if (chosen) return chosen;
  } catch {
    // Without storage.
  }
  return preferredLocale(navigator.languages.join());
};

const texts = createTextStore(chooseLocale());
const store = deviceStore();
const asked = readLookAddress(location.href);
const samples = new URL('../samples/', location.href).href;

const updateDocument = () => {
  document.documentElement.lang = texts.locale();
  document.title = texts.t('studio.title');
};

const choose = async (locale: Locale) => {
  await texts.setLocale(locale);
  updateDocument();
  try {
    localStorage.setItem(LANGUAGE, locale);
  } catch {
    // The choice lasts for this visit.
  }
};

/** The address has unusable parts. */
const isTold = asked !== null && (!asked.ok || asked.ignored > 0);

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
      notice={isTold && <AskedNotice asked={asked} />}
    />
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
await texts.load('studio', 'colours', 'parts');
updateDocument();
// A reload resumes the tab's work.
if (asked) history.replaceState(null, '', location.pathname);
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
