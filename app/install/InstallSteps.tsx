import { Button } from '@parvis/ui/parts/Button';
import { ScreenSketch } from '@parvis/ui/parts/ScreenSketch';
import { Steps } from '@parvis/ui/parts/Steps';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { isTabletHere } from './agents.ts';
import { askToInstall } from './prompt.ts';
import { ABOVE, stepsOf } from './stepsOf.ts';
import type { InstallWay } from './ways.ts';

/** On iOS an app of the home screen knows nothing of what its browser keeps. */
const startsEmpty: ReadonlySet<InstallWay> = new Set(['iosSafari', 'iosShare']);

/** Lets the browser ask whether the app is installed. */
export const InstallButton = () => {
  const { t } = useTexts();
  return (
    <Button variant="quiet" onClick={() => void askToInstall().catch(() => undefined)}>
      {t('install.button')}
    </Button>
  );
};

/** How the app is installed by the menus of this browser: what is pressed one after the other. */
export const InstallSteps = ({ way }: { way: Exclude<InstallWay, 'prompt'> }) => {
  const { t } = useTexts();
  const [isPad] = useState(() => isTabletHere());
  return (
    <>
      <Steps
        steps={stepsOf[way].map(([Icon, id, drawn]) => {
          const [of, seen] = (isPad && drawn?.[0] === 'shareBelow' ? ABOVE : drawn) ?? [];
          return {
            icon: <Icon />,
            text: t(id),
            sketch: of && seen && <ScreenSketch of={of} label={t(seen)} />,
          };
        })}
      />
      {startsEmpty.has(way) && <p style={{ margin: 0 }}>{t('install.ios.text')}</p>}
    </>
  );
};
