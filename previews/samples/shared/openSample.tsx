import { UiTextsProvider } from '@parvis/ui/texts';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseLocale } from './addressParameters.ts';
import { followAddress } from './followAddress.ts';
import { applyPageStyles } from './pageStyles.ts';
import { readAddress } from './readAddress.ts';
import type { AddressNotice, Sample } from './request.ts';
import { getLanguage, getLocale, getUiTexts, setLocale } from './sampleTexts.ts';
import { applyPalette, useShownSample } from './useShownSample.ts';

/** A sample screen in the page's language. */
export type SampleScreen<Words = unknown> = ComponentType<{
  sample: Sample;
  words: Words;
  /** Differences to the address; empty without any. */
  notice: ReactNode;
  /** Replace a notice if the address has no look. */
  ways: ReactNode;
}>;

/** Only addresses with a look need it. */
const LookNotice = lazy(async () => ({ default: (await import('./LookNotice.tsx')).LookNotice }));
const SampleWays = lazy(async () => ({ default: (await import('./SampleLinks.tsx')).SampleLinks }));

type DrawnProps<Words> = {
  of: SampleScreen<Words>;
  words: Words;
  sample: Sample;
  asides: readonly AddressNotice[];
};

/** More than the built-in customer. */
const hasLook = ({ palette, logo, wlogo, lbl, shape }: Sample): boolean =>
  Object.keys(palette).length > 0 || [logo, wlogo, lbl, shape].some((given) => given !== undefined);

const Drawn = <Words,>({ of: Screen, words, sample, asides }: DrawnProps<Words>) => {
  const { sample: shown, asides: tried } = useShownSample(sample);
  const all = [...asides, ...tried];
  const isQuiet = new URLSearchParams(location.search).get('notices') === '0';
  const isTold = all.length > 0 || hasLook(sample);
  const told = (
    <Suspense>
      {isTold ? <LookNotice sample={sample} asides={all} /> : <SampleWays sample={sample} />}
    </Suspense>
  );
  const place = isTold ? { notice: told, ways: undefined } : { notice: undefined, ways: told };
  return (
    <Screen sample={shown} words={words} {...(isQuiet ? { notice: undefined, ways: undefined } : place)} />
  );
};

export function show(screen: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <UiTextsProvider texts={getUiTexts()}>{screen}</UiTextsProvider>
    </StrictMode>,
  );
}

export function setTitle(title: string): void {
  document.documentElement.lang = getLocale();
  document.title = title;
}

/** @param others loaders of further languages by file path (`words/‹language›.ts`) */
export async function openSample<Words extends { title: string }>(
  Screen: SampleScreen<Words>,
  builtIn: Words,
  others: Readonly<Record<string, () => Promise<Words>>> = {},
): Promise<void> {
  applyPageStyles();
  followAddress();
  const { search, hash } = location;
  const request = await readAddress();
  // An invalid address is explained in the reader's language.
  await setLocale(chooseLocale(search, hash, request.ok ? undefined : navigator.languages.join()));
  const words = (await others[`./words/${getLanguage()}.ts`]?.()) ?? builtIn;
  setTitle(words.title);
  if (request.ok) return show(<Drawn of={Screen} words={words} {...request} />);
  // Rarely needed.
  const { Problem } = await import('./Problem.tsx');
  show(<Problem reason={request.reason} query={search} fragment={hash} onGround={applyPalette} />);
}
