import { UiTextsProvider } from '@parvis/ui/texts';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { followAddress } from './followAddress.ts';
import { localeAsked } from './given.ts';
import { ground } from './ground.ts';
import { readAddress } from './readAddress.ts';
import type { Aside, Sample } from './request.ts';
import { draw, useAskedSample } from './useAskedSample.ts';
import { language, locale, speak, uiTexts } from './words.ts';

/** A screen of the samples, in the words of the page's language. */
export type SampleScreen<Words = unknown> = ComponentType<{
  sample: Sample;
  words: Words;
  /** What of the address is shown otherwise; nothing where all is shown as it was given. */
  notice: ReactNode;
  /** Where an address without a look leads on: in place of a notice, once the page itself can be used. */
  ways: ReactNode;
}>;

/** Loaded on demand: an address without a look has nothing to say, and leads on alone. */
const LookNotice = lazy(async () => ({ default: (await import('./LookNotice.tsx')).LookNotice }));
const SampleWays = lazy(async () => ({ default: (await import('./SampleWays.tsx')).SampleWays }));

type DrawnProps<Words> = {
  of: SampleScreen<Words>;
  words: Words;
  sample: Sample;
  asides: readonly Aside[];
};

/** Whether an address asks for more than the built-in customer. */
const hasLook = ({ palette, logo, wlogo, lbl, shape }: Sample): boolean =>
  Object.keys(palette).length > 0 || [logo, wlogo, lbl, shape].some((given) => given !== undefined);

const Drawn = <Words,>({ of: Screen, words, sample, asides }: DrawnProps<Words>) => {
  const { sample: shown, asides: tried } = useAskedSample(sample);
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

/** Puts a screen on the page, with the words of the parts. */
export function show(screen: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <UiTextsProvider texts={uiTexts()}>{screen}</UiTextsProvider>
    </StrictMode>,
  );
}

/** Says in which language the page is, and what it is. */
export function entitle(title: string): void {
  document.documentElement.lang = locale();
  document.title = title;
}

/**
 * Opens a sample page: the screen that its address asks for, or the error in that address.
 * @param others loaders of further languages, by the path of their file (`./words/en.ts`)
 */
export async function openSample<Words extends { title: string }>(
  Screen: SampleScreen<Words>,
  builtIn: Words,
  others: Readonly<Record<string, () => Promise<Words>>> = {},
): Promise<void> {
  ground();
  followAddress();
  const { search, hash } = location;
  const request = await readAddress();
  // What is asked for is shown as the address has it; who asks for nothing that can be shown is told in their own language.
  await speak(localeAsked(search, hash, request.ok ? undefined : navigator.languages.join()));
  const words = (await others[`./words/${language()}.ts`]?.()) ?? builtIn;
  entitle(words.title);
  if (request.ok) return show(<Drawn of={Screen} words={words} {...request} />);
  // Loaded on demand: hardly anybody sees it.
  const { Problem } = await import('./Problem.tsx');
  show(<Problem reason={request.reason} query={search} fragment={hash} onGround={draw} />);
}
