import { UiTextsProvider } from '@parvis/ui/texts';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ground } from './ground.ts';
import { type Aside, readRequest, type Sample } from './request.ts';
import { draw, useAskedSample } from './useAskedSample.ts';
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
}) => <Screen sample={useAskedSample(sample)} asides={asides} />;

/** Opens a sample page: the screen as its address asks, or what is wrong with that address. */
export async function openSample(Screen: SampleScreen): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  ground();
  const request = readRequest(location.search, location.href, location.hash);
  const show = (screen: ReactNode) =>
    createRoot(root).render(
      <StrictMode>
        <UiTextsProvider texts={uiTexts}>{screen}</UiTextsProvider>
      </StrictMode>,
    );
  if (request.ok) return show(<Drawn of={Screen} {...request} />);
  // Loaded on demand: hardly anybody sees it.
  const { Problem } = await import('./Problem.tsx');
  const { search, hash } = location;
  show(<Problem reason={request.reason} query={search} fragment={hash} onGround={draw} />);
}
