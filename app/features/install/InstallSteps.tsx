import type { TextId } from '@parvis/locales/areas';
import { AddSquareIcon } from '@parvis/ui/icons/AddSquareIcon';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { ExternalIcon } from '@parvis/ui/icons/ExternalIcon';
import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import type { IconComponent } from '@parvis/ui/icons/icon';
import { MenuIcon } from '@parvis/ui/icons/MenuIcon';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { ShareIcon } from '@parvis/ui/icons/ShareIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ScreenSketch, type ScreenSketchProps } from '@parvis/ui/parts/ScreenSketch';
import { Steps } from '@parvis/ui/parts/Steps';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isCurrentTablet } from './detectBrowser.ts';
import type { InstallMethod } from './installMethods.ts';
import { showInstallPrompt } from './installPrompt.ts';

/** Icon, instruction, and a sketch of the place. */
type Row = readonly [IconComponent, TextId, (readonly [ScreenSketchProps['of'], TextId])?];

const ADD: Row = [AddSquareIcon, 'install.ios.add', ['addInList', 'install.ios.add.seen']];
const DONE: Row = [CheckIcon, 'install.ios.done', ['confirmAbove', 'install.ios.done.seen']];
/** Share button at the top: tablets, and browsers other than Safari. */
const SHARE_ABOVE = ['shareAbove', 'install.iosSafari.share.seenPad'] as const;
const MENU_OF_APP: Row = [MoreIcon, 'install.open.menu'];

const steps: Readonly<Record<Exclude<InstallMethod, 'prompt'>, readonly Row[]>> = {
  iosSafari: [
    [ShareIcon, 'install.iosSafari.share', ['shareBelow', 'install.iosSafari.share.seen']],
    ADD,
    DONE,
  ],
  iosShare: [[ShareIcon, 'install.iosShare.share', SHARE_ABOVE], ADD, DONE],
  samsung: [
    [MenuIcon, 'install.samsung.menu'],
    [HomeIcon, 'install.samsung.add'],
  ],
  firefox: [
    [MoreIcon, 'install.firefox.menu'],
    [HomeIcon, 'install.firefox.add'],
  ],
  openSafari: [MENU_OF_APP, [ExternalIcon, 'install.openSafari.open']],
  openChrome: [MENU_OF_APP, [ExternalIcon, 'install.openChrome.open']],
};

/** On iOS an installed app does not share the browser's storage. */
const emptyStorageMethods: ReadonlySet<InstallMethod> = new Set(['iosSafari', 'iosShare']);

export const InstallButton = () => {
  const { t } = useTexts();
  return (
    <Button variant="quiet" onClick={() => void showInstallPrompt().catch(() => undefined)}>
      {t('install.button')}
    </Button>
  );
};

/** By the browser's menus. */
export const InstallSteps = ({ way }: { way: Exclude<InstallMethod, 'prompt'> }) => {
  const { t } = useTexts();
  const [isPad] = useState(() => isCurrentTablet());
  return (
    <>
      <Steps
        steps={steps[way].map(([Icon, id, drawn]) => {
          const [of, seen] = (isPad && drawn?.[0] === 'shareBelow' ? SHARE_ABOVE : drawn) ?? [];
          return {
            icon: <Icon />,
            text: t(id),
            sketch: of && seen && <ScreenSketch of={of} label={t(seen)} />,
          };
        })}
      />
      {emptyStorageMethods.has(way) && <p style={{ margin: 0 }}>{t('install.ios.text')}</p>}
    </>
  );
};
