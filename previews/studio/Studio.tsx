import type { Locale } from '@parvis/locales/languages';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import { applyTheme } from '@parvis/theme/css/apply';
import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import { defaultPalette } from '@parvis/theme/palette/keys';
import { UiTextsProvider } from '@parvis/ui/texts';
import { useMedia } from '@parvis/ui/useMedia';
import { usePreventedDrops } from '@parvis/ui/usePreventedDrops';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Opening } from './drafts/Opening.tsx';
import type { ThemeStore } from './drafts/store.ts';
import { openTabStorage } from './drafts/tab.ts';
import type { BackLink } from './frame/TopBar.tsx';
import type { AddressLook } from './import/readLookAddress.ts';
import { StudioTextsProvider } from './shared/texts.tsx';
import { Workshop } from './Workshop.tsx';

const Root = styled('div', {
  minBlockSize: '100vh',
  surface: 'bg',
  color: '$txt',
  fontFamily: '$body',
  fontSize: '$md',
  lineHeight: '$normal',
  '@desk': { blockSize: '100vh', overflow: 'hidden', display: 'flex', flexDirection: 'column' },
  // Focus can scroll hidden overflow, irreversibly for the user.
  '@supports (overflow: clip)': { '@desk': { overflow: 'clip' } },
});
const Notice = styled('div', { padding: '$3 $4', surface: 'msgEventBg', color: '$txt', fontSize: '$sm' });

const Foot = styled('footer', {
  paddingInline: '$4',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
});

/** The edited theme must not hide the controls. */
function useDefaultColours(): void {
  const scheme = useMedia(media.dark) ? 'dark' : 'light';
  useLayoutEffect(() => applyTheme(document.documentElement, defaultPalette(scheme), scheme), [scheme]);
}

export type StudioProps = {
  store: ThemeStore;
  /** Areas `studio`, `colours` and `parts`. */
  t: Translate;
  locale: Locale;
  onLocale?: ((locale: Locale) => void) | undefined;
  /** With trailing slash; same origin only. */
  samples: string;
  /** Default: the last edited. */
  opens?: string | undefined;
  /** Initial look, from an address. */
  asked?: AddressLook | undefined;
  /** On shared devices, hides unsaved work of others. */
  owner?: string | undefined;
  /** Host's notice above the work. */
  notice?: ReactNode;
  /** To the host's pages. */
  back?: BackLink | undefined;
  /** The host's footer. */
  foot?: ReactNode;
};

/** Theme studio: edits colours, logos and name with live samples, and saves to `store`. */
export const Studio = ({
  store,
  t,
  locale,
  onLocale,
  samples,
  opens,
  asked,
  owner = '',
  notice,
  back,
  foot,
}: StudioProps) => {
  useDefaultColours();
  usePreventedDrops();
  const words = useMemo(() => partTexts(t, locale), [t, locale]);
  const texts = useMemo(() => ({ t, locale }), [t, locale]);
  const place = useMemo(() => openTabStorage(owner), [owner]);
  return (
    <UiTextsProvider texts={words}>
      <StudioTextsProvider texts={texts}>
        <Root lang={locale}>
          {notice && <Notice role="alert">{notice}</Notice>}
          <Opening key={owner} store={store} id={opens}>
            {(theme) => (
              <Workshop
                store={store}
                place={place}
                theme={theme}
                asked={asked}
                samples={samples}
                onLocale={onLocale}
                back={back}
              />
            )}
          </Opening>
          {foot && <Foot>{foot}</Foot>}
        </Root>
      </StudioTextsProvider>
    </UiTextsProvider>
  );
};
