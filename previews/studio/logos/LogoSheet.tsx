import { readablePalette } from '@parvis/theme/contrast/readable';
import { styled } from '@parvis/theme/css/stitches';
import type { Palette } from '@parvis/theme/palette/palette';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PictureNotice } from '../../live/messages.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { checkLogo, type LogoCheck } from './checkLogo.ts';
import { type LogoAnswer, readLogo } from './readLogo.ts';

const Sheet = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$2' });
const Header = styled('figure', {
  margin: 0,
  display: 'grid',
  gap: '$1',
  fontSize: '$xs',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 64,
    padding: '$2',
    borderRadius: '$control',
    hairline: 'all',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  '& img': { display: 'block', blockSize: 40, inlineSize: 40, objectFit: 'contain', borderRadius: 10 },
  // In the menu header.
  '& [data-wide] img': { inlineSize: 'auto', maxInlineSize: 'min(9rem, 100%)', borderRadius: '$mark' },
});
const Notes = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': { display: 'flex', gap: '$2' },
  '& svg': { flexShrink: 0 },
});

/** Shorter edges (pixels) look soft on a good phone. */
const ENOUGH = 96;
/** Visible share; less is hard to recognise. */
const HALF = 0.5;
/** Lost share; more means a missing letter or shape. */
const MISSED = 0.04;
/** Wider ones make a strip in a square. */
const BROAD = 1.6;
/** Transparent share; less means a background box. */
const OPAQUE = 0.02;

const schemes = ['light', 'dark'] as const;

function rateVisibility({ seen, lost }: LogoCheck): 'seen' | 'partly' | 'lost' {
  if (seen < HALF) return 'lost';
  return lost > MISSED ? 'partly' : 'seen';
}

export type LogoSheetProps = {
  address: string;
  wide: boolean;
  palette: Palette;
  /** Differences to its file. */
  told: readonly PictureNotice[];
};

/** On both headers in real size, with findings. */
export const LogoSheet = ({ address, wide, palette, told }: LogoSheetProps) => {
  const { t } = useStudioTexts();
  const [answer, setAnswer] = useState<LogoAnswer | null>(null);
  useEffect(() => {
    let current = true;
    void readLogo(address).then((read) => current && setAnswer(read));
    return () => {
      current = false;
    };
  }, [address]);
  const later = useDeferredValue(palette);
  const values = useMemo(() => readablePalette(later), [later]);
  const logo = answer?.ok ? answer.logo : null;
  const checks = schemes.map((scheme) => ({
    scheme,
    check: logo?.pixels ? checkLogo(logo.pixels, values[scheme]) : null,
  }));
  const notes: { good: boolean; text: string }[] = [];
  const isTooLarge = told.includes('tooLarge') || (answer?.ok === false && answer.reason === 'tooLarge');
  if (isTooLarge) notes.push({ good: false, text: t('colour.logo.tooLarge') });
  else if (answer && !answer.ok) notes.push({ good: false, text: t('studio.logo.gone') });
  for (const one of told.filter((name) => name !== 'tooLarge'))
    notes.push({ good: false, text: t(`colour.logo.${one}`) });
  // Framed pages may show another site's file; this page may not read it.
  if (told.includes('outside') && !address.startsWith('data:'))
    notes.push({ good: false, text: t('studio.logo.outsideHere') });
  if (logo && !logo.pixels) notes.push({ good: false, text: t('studio.logo.unchecked') });
  if (logo && logo.width > 0) {
    const good = Math.max(logo.width, logo.height) >= ENOUGH;
    const { width, height } = logo;
    notes.push({ good, text: t(good ? 'studio.logo.size' : 'studio.logo.small', { width, height }) });
  }
  if (logo && !wide && logo.height > 0 && logo.width / logo.height > BROAD)
    notes.push({ good: false, text: t('studio.logo.strip') });
  const clear = checks[0]?.check?.clear;
  if (clear !== undefined)
    notes.push({
      good: clear >= OPAQUE,
      text: t(clear >= OPAQUE ? 'studio.logo.clear' : 'studio.logo.opaque'),
    });
  for (const { scheme, check } of checks) {
    if (!check) continue;
    const how = rateVisibility(check);
    notes.push({ good: how === 'seen', text: t(`studio.logo.${how}.${scheme}`) });
  }
  return (
    <>
      <Sheet>
        {schemes.map((scheme) => (
          <Header key={scheme}>
            <div
              data-wide={wide || undefined}
              style={{
                backgroundImage: `linear-gradient(90deg, ${values[scheme].hdrBg1}, ${values[scheme].hdrBg2})`,
                backgroundColor: values[scheme].bg1,
              }}
            >
              {answer?.ok !== false && (
                <img
                  src={logo?.address === address ? logo.shown : address}
                  alt={t('studio.logo.on', { scheme: t(`colour.scheme.${scheme}`) })}
                  referrerPolicy="no-referrer"
                />
              )}
            </div>
            <figcaption>{t(`colour.scheme.${scheme}`)}</figcaption>
          </Header>
        ))}
      </Sheet>
      <Notes aria-live="polite">
        {notes.map(({ good, text }) => (
          <li key={text}>
            {good ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
            <span>{text}</span>
          </li>
        ))}
      </Notes>
    </>
  );
};
