import { type LanguageRow, languageOf, languages, preferredLocale } from '@parvis/locales/languages';
import { Button } from '@parvis/ui/parts/Button';
import { chosenLocale } from '../boot/boot.ts';
import { chooseLocale } from '../texts/store.ts';
import { useTexts } from '../texts/useTexts.ts';

const Offer = ({ locale, offer }: LanguageRow) => (
  <Button variant="quiet" size="small" lang={locale} onClick={() => void chooseLocale(locale)}>
    {offer}
  </Button>
);

/** The other languages, each offered in its own words. */
export const LanguageOffers = () => {
  const { locale } = useTexts();
  const others = languages.filter((row) => row.locale !== locale());
  return others.map((other) => <Offer key={other.tag} {...other} />);
};

/** The language of the browser, on pages that somebody may meet before they have chosen one. */
export const BrowserLanguageOffer = () => {
  const { locale } = useTexts();
  const wanted = preferredLocale(navigator.languages.join());
  return chosenLocale() === undefined && wanted !== locale() ? <Offer {...languageOf(wanted)} /> : null;
};
