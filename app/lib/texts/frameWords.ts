import { frameTexts } from '@parvis/locales/frameTexts';
import type { Translate } from '@parvis/locales/translate';
import type { FrameTexts } from '@parvis/ui/texts';

export const frameWords: (t: Translate) => FrameTexts = frameTexts;
