import { languages } from '@parvis/locales/languages';
import { Button } from '@parvis/ui/parts/Button';
import { chooseLocale } from '../texts/store.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The other languages, each offered in its own words. */
export const LanguageOffers = () => {
  const { locale } = useTexts();
  const others = languages.filter((row) => row.locale !== locale());
  return others.map((other) => (
    <Button
      key={other.tag}
      variant="quiet"
      size="small"
      lang={other.locale}
      onClick={() => void chooseLocale(other.locale)}
    >
      {other.offer}
    </Button>
  ));
};
