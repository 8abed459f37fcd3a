import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { appStatus } from '../offline/appStore.ts';
import { type ClearResult, clearFiles } from '../offline/clearFiles.ts';

const words: Readonly<Record<ClearResult, TextId>> = {
  done: 'files.done',
  offline: 'files.offline',
  failed: 'files.failed',
};

/** Reloads cached files; nothing without a worker. */
export const ClearFiles = () => {
  const { t } = useTexts();
  const { worker } = useSyncExternalStore(appStatus.subscribe, appStatus.get);
  const [state, setState] = useState<ClearResult | 'busy'>();
  if (worker === 'none' || worker === 'failed') return null;
  const clear = async () => {
    setState('busy');
    setState(await clearFiles().catch(() => 'failed' as const));
  };
  return (
    <SettingsPart title={t('files.title')} text={t('files.text')}>
      <Button variant="quiet" loading={state === 'busy'} onClick={() => void clear()}>
        {t('files.clear')}
      </Button>
      <p role="status" style={{ margin: 0 }}>
        {state && state !== 'busy' && t(words[state])}
      </p>
    </SettingsPart>
  );
};
