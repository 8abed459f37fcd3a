import { type LanguageRow, languageOf, languages, preferredLocale } from '@parvis/locales/languages';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { readChosenLocale } from '../lib/boot/boot.ts';
import { chooseLocale } from '../lib/texts/store.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

const Offer = ({ locale, offer }: LanguageRow) => {
  const { t } = useTexts();
  const [failed, setFailed] = useState(false);
  const choose = () => {
    setFailed(false);
    chooseLocale(locale).catch(() => setFailed(true));
  };
  return (
    <>
      <Button variant="quiet" size="small" lang={locale} onClick={choose}>
        {offer}
      </Button>
      {failed && <span role="alert">{t('load.failed')}</span>}
    </>
  );
};

/** Each language in its own words. */
export const LanguageOffers = () => {
  const { locale } = useTexts();
  const others = languages.filter((row) => row.locale !== locale());
  return others.map((other) => <Offer key={other.tag} {...other} />);
};

/** Offers the browser's language until a choice. */
export const BrowserLanguageOffer = () => {
  const { locale } = useTexts();
  const wanted = preferredLocale(navigator.languages.join());
  return readChosenLocale() === undefined && wanted !== locale() ? <Offer {...languageOf(wanted)} /> : null;
};
