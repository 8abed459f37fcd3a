import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { appStatus } from '../offline/appStore.ts';
import { type BrowserWarning, listWarnings } from './browserWarnings.ts';
import { ClearFiles } from './ClearFiles.tsx';
import { detectCurrentBrowser } from './detectBrowser.ts';
import { InstallButton, InstallSteps } from './InstallSteps.tsx';
import { type InstallMethod, isOtherBrowserNeeded } from './installMethods.ts';
import { useInstallMethod } from './useInstallMethod.ts';

const Words = styled('div', {
  display: 'grid',
  gap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& p': { margin: 0 },
});

const words: Readonly<Record<BrowserWarning, TextId>> = {
  inApp: 'browser.inApp',
  iosOther: 'browser.iosOther',
};

const getStateText = (way: InstallMethod | undefined, installed: boolean): TextId => {
  if (way) return isOtherBrowserNeeded(way) ? 'install.open.text' : 'install.here.text';
  return installed ? 'install.here.installed' : 'install.here.none';
};

/** Installation, browser limits, cached files. */
export const InstallSection = () => {
  const { t } = useTexts();
  const way = useInstallMethod();
  const { installed } = useSyncExternalStore(appStatus.subscribe, appStatus.get);
  const [warnings] = useState(() => listWarnings(detectCurrentBrowser(), way));
  return (
    <>
      <SettingsPart title={t('install.here.title')} text={t(getStateText(way, installed))}>
        {(way || warnings.length > 0) && (
          <Words>
            {warnings.map((warning) => (
              <p key={warning}>{t(words[warning])}</p>
            ))}
            {way && (way === 'prompt' ? <InstallButton /> : <InstallSteps way={way} />)}
          </Words>
        )}
      </SettingsPart>
      <ClearFiles />
    </>
  );
};
