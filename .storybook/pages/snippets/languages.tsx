import { parts } from '@parvis/locales/en/parts';
import { partTexts } from '@parvis/locales/partTexts';
import { wordsOf } from '@parvis/locales/words';
import { Rating } from '@parvis/ui/parts/Rating';
import { type UiTexts, UiTextsProvider } from '@parvis/ui/texts';

const english = wordsOf('en-US', parts);
const inEnglish: UiTexts = partTexts(english.t, english.locale());

// An unsupported one: your texts over these. `dir` mirrors the content, stars and arrows too.
const inArabic: UiTexts = { ...inEnglish, back: 'رجوع', close: 'إغلاق', optional: 'اختياري' };

export const Example = () => (
  <>
    <section lang="en">
      <UiTextsProvider texts={inEnglish}>
        <Rating label="How did it go?" minLabel="Not at all" maxLabel="Perfectly" />
      </UiTextsProvider>
    </section>
    <section lang="ar" dir="rtl">
      <UiTextsProvider texts={inArabic}>
        <Rating label="كيف كان ذلك؟" minLabel="سيئ" maxLabel="ممتاز" />
      </UiTextsProvider>
    </section>
  </>
);
