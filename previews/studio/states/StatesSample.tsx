import { styled } from '@parvis/theme/css/stitches';
import { Header } from '@parvis/ui/parts/Header';
import { type ComponentType, lazy, Suspense } from 'react';
import type { SampleScreen } from '../../samples/shared/openSample.tsx';
import type { Sample } from '../../samples/shared/request.ts';
import { type SampleState, states } from '../frames/views.ts';
import type { StateWords } from './words/fr.ts';

const Page = styled('div', { minBlockSize: '100vh' });
const Main = styled('main', { display: 'grid', gap: '$4', padding: '$4', alignContent: 'start' });

/** A state of the app in a customer's look. */
export type StateScreen = ComponentType<{ sample: Sample; words: StateWords; lbl: string }>;

const loadParts = () => import('./parts.tsx');
const screens: Readonly<Record<SampleState, { Screen: StateScreen; bare?: true }>> = {
  drawer: { Screen: lazy(async () => ({ default: (await loadParts()).InDrawer })) },
  questionnaire: { Screen: lazy(async () => ({ default: (await loadParts()).Questions })) },
  rating: { Screen: lazy(async () => ({ default: (await loadParts()).Stars })) },
  viewer: { Screen: lazy(async () => ({ default: (await loadParts()).Viewer })) },
  notices: { Screen: lazy(async () => ({ default: (await loadParts()).Notices })) },
  identity: {
    Screen: lazy(async () => ({ default: (await import('./Identity.tsx')).Identity })),
    bare: true,
  },
  poster: { Screen: lazy(async () => ({ default: (await import('./Poster.tsx')).Poster })), bare: true },
  desk: { Screen: lazy(async () => ({ default: (await import('./Desk.tsx')).Desk })), bare: true },
  mail: { Screen: lazy(async () => ({ default: (await import('./Mail.tsx')).Mail })), bare: true },
};

const readState = (): SampleState => {
  const name = new URLSearchParams(location.search).get('state');
  return states.find((state) => state === name) ?? 'drawer';
};

/** Named by the address (`state`). */
export const StatesSample: SampleScreen<StateWords> = ({ sample, words }) => {
  const name = readState();
  const { Screen, bare } = screens[name];
  const { lbl = 'Ville de Belleroche', logo } = sample;
  const screen = (
    <Suspense>
      <Screen sample={sample} words={words} lbl={lbl} />
    </Suspense>
  );
  if (bare) return screen;
  return (
    <Page>
      <Header title={lbl} subtitle={words.titles[name]} logoSrc={logo} initial={lbl.charAt(0)} />
      <Main>{screen}</Main>
    </Page>
  );
};
