import { UiTextsProvider } from '@parvis/ui/texts';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ground } from './ground.ts';
import { Problem } from './Problem.tsx';
import { type Aside, readRequest, type Sample } from './request.ts';
import { useLook } from './useLook.ts';
import { uiTexts } from './words.ts';

export type SampleScreen = ComponentType<{ sample: Sample; asides: readonly Aside[] }>;

const Drawn = ({
  of: Screen,
  sample,
  asides,
}: {
  of: SampleScreen;
  sample: Sample;
  asides: readonly Aside[];
}) => <Screen sample={useLook(sample)} asides={asides} />;

/** Opens a sample page: the screen as its address asks, or what is wrong with that address. */
export function openSample(Screen: SampleScreen): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  ground();
  const request = readRequest(location.search, location.href, location.hash);
  createRoot(root).render(
    <StrictMode>
      <UiTextsProvider texts={uiTexts}>
        {request.ok ? <Drawn of={Screen} {...request} /> : <Problem reason={request.reason} />}
      </UiTextsProvider>
    </StrictMode>,
  );
}
