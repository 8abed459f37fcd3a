import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceStore } from './drafts/deviceStore.ts';
import { Studio } from './Studio.tsx';

const LANGUAGE = 'parvis.studio.language';

/** The language chosen here before, else the browser's, else French. */
const firstLocale = (): Locale => {
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

const Page = () => {
  useSyncExternalStore(texts.subscribe, texts.version);
  return <Studio store={store} t={texts.t} locale={texts.locale()} onLocale={choose} samples={samples} />;
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
await texts.load('studio', 'colours', 'parts');
say();
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
