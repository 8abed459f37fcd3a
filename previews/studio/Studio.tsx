import type { Locale } from '@parvis/locales/languages';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import { applyTheme } from '@parvis/theme/css/apply';
import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import { defaultPalette } from '@parvis/theme/palette/keys';
import { UiTextsProvider } from '@parvis/ui/texts';
import { useMedia } from '@parvis/ui/useMedia';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { Opening } from './drafts/Opening.tsx';
import type { ThemeStore } from './drafts/store.ts';
import { placeOf } from './drafts/tab.ts';
import type { BackWay } from './frame/TopBar.tsx';
import type { AskedLook } from './import/askedLook.ts';
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
  // What is hidden can still be scrolled by what takes the focus, and not back by anybody.
  '@supports (overflow: clip)': { '@desk': { overflow: 'clip' } },
});
const Notice = styled('div', { padding: '$3 $4', surface: 'msgEventBg', color: '$txt', fontSize: '$sm' });

const Foot = styled('footer', {
  paddingInline: '$4',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
});

/** The page in the default colours, so that the theme being made never hides the studio's own controls. */
function useDefaultColours(): void {
  const scheme = useMedia(media.dark) ? 'dark' : 'light';
  useLayoutEffect(() => applyTheme(document.documentElement, defaultPalette(scheme), scheme), [scheme]);
}

/** Whether something that is dragged would open in place of the page. A text may be dropped into a field. */
const opensElsewhere = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list') === true;

/** A picture that is dropped beside its box does nothing, where a browser would leave the page for it. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !opensElsewhere(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

export type StudioProps = {
  /** Where themes are kept. */
  store: ThemeStore;
  /** The words: areas `studio`, `colours` and `parts`. */
  t: Translate;
  locale: Locale;
  /** Offers the other language when it is given. */
  onLocale?: ((locale: Locale) => void) | undefined;
  /** Address of the folder of the sample pages, with a slash at its end. They must be of this page's own origin. */
  samples: string;
  /** Id of the theme to open first; without it, what was last worked on. */
  opens?: string | undefined;
  /** A look to begin with, as an address of a sample page gives it. */
  asked?: AskedLook | undefined;
  /** Whose work it is, where several people use one device: what somebody else left unsaved is never shown. */
  owner?: string | undefined;
  /** What the host has to say while the work stays on the screen. */
  notice?: ReactNode;
  /** Where the host's own pages go on; none where the studio stands alone. */
  back?: BackWay | undefined;
  /** What the host owes at the end of a page. */
  foot?: ReactNode;
};

/**
 * The theme studio: a customer's colours, logos and name, seen at once in both sample pages, saved to `store`. It draws
 * itself in the default colours, on the whole page. Renders a `<div>`.
 */
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
  useNoStrayDrops();
  const words = useMemo(() => partTexts(t, locale), [t, locale]);
  const texts = useMemo(() => ({ t, locale }), [t, locale]);
  const place = useMemo(() => placeOf(owner), [owner]);
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
