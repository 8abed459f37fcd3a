import { frameTexts } from '@parvis/locales/frameTexts';
import type { Translate } from '@parvis/locales/translate';
import type { FrameTexts } from '@parvis/ui/texts';

/** The words of the first view's parts; the type holds the language data complete. */
export const frameWords: (t: Translate) => FrameTexts = frameTexts;
