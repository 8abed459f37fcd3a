import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../../ui/parts/Avatar/Avatar.tsx';
import { BubbleImage } from '../../ui/parts/BubbleImage/BubbleImage.tsx';
import { BubblePoll } from '../../ui/parts/BubblePoll/BubblePoll.tsx';
import { BubbleVideo } from '../../ui/parts/BubbleVideo/BubbleVideo.tsx';
import { Progress } from '../../ui/parts/Progress/Progress.tsx';
import { Rating } from '../../ui/parts/Rating/Rating.tsx';
import { Skeleton } from '../../ui/parts/Skeleton/Skeleton.tsx';
import { Text } from '../../ui/parts/Text/Text.tsx';
import { Toast } from '../../ui/parts/Toast/Toast.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen/LoadingScreen.tsx';
import { QuestionsLoading } from '../../ui/screens/shared/QuestionsLoading.tsx';
import { UiTextsProvider, type UiTextsProviderProps } from '../../ui/texts.tsx';
import { projectFiles } from './paths.ts';

/*
 * A strict host policy (`style-src 'self'`) blocks server-rendered `style` attributes, and React does not restore them.
 * Initial appearance needs rules or attributes; the rest is applied on mount (`theme/css/classes.ts`).
 */

/** Exceptions, with reasons. */
const REASONS: Readonly<Record<string, string>> = {
  'ui/parts/BlurEditor/BlurEditor.tsx':
    'regions are drawn by a finger, over a picture that has just been taken',
  'ui/parts/BubbleImage/BubbleImage.tsx': 'any shape and any first picture; the usual shape is a rule',
  'ui/parts/BubbleVideo/BubbleVideo.tsx': 'any shape; the usual one is a rule',
  'ui/parts/Drawer/Drawer.tsx': 'no server draws a portal',
  'ui/parts/ImageViewer/ImageViewer.tsx': 'no server draws a portal',
  'ui/parts/Rating/Rating.tsx': 'more stars than have a rule',
  'ui/parts/Text/Text.tsx': 'more lines than have a rule',
  'questionnaire/react/Picture.tsx': 'colours and sizes of a file; the usual size is a rule',
};

const sources = projectFiles.filter(
  (path) => /^(?:ui|questionnaire\/react)\/.*\.tsx$/.test(path) && !/\.stories\.|\/story|Story/.test(path),
);

test('every use of style attributes has a reason', () => {
  const writing = sources.filter((path) =>
    /\sstyle=\{/.test(readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')),
  );
  expect(writing.sort()).toEqual(Object.keys(REASONS).sort());
});

const options = [
  { id: 'a', label: 'A', count: 1 },
  { id: 'b', label: 'B', count: 2 },
];
const texts = new Proxy(
  {},
  { get: (_, name) => (/^(?:stars|rated|poll[ST])/.test(String(name)) ? () => 'word' : 'word') },
) as UiTextsProviderProps['texts'];
const ratings = Array.from({ length: 10 }, (_, at) =>
  createElement(Rating, { label: 'Stars', max: at + 1, min: 1 }),
);
const linesOfText = Array.from({ length: 10 }, (_, at) => createElement(Text, { lines: at + 1 }, 'Words'));

/** With properties that could set a style. */
const drawn: Readonly<Record<string, readonly ReactElement[]>> = {
  Avatar: [createElement(Avatar, { initials: 'AB', color: 'rgb(1, 2, 3)' })],
  BubbleImage: [createElement(BubbleImage, { src: '/a.jpg', alt: 'A' })],
  BubblePoll: [createElement(BubblePoll, { question: 'Which?', options, mine: 'a' })],
  BubbleVideo: [createElement(BubbleVideo, { src: '/a.mp4', label: 'A' })],
  Progress: [
    createElement(Progress, { label: 'Sent', value: 40 }),
    createElement(Progress, { label: 'Sent' }),
  ],
  Rating: [...ratings, createElement(Rating, { readOnly: true, value: 2.3, max: 10 })],
  Skeleton: (['text', 'tile', 'round', 'box'] as const).map((shape) => createElement(Skeleton, { shape })),
  Text: linesOfText,
  Toast: [createElement(Toast, {}, 'Done')],
  LoadingScreen: [createElement(LoadingScreen, { texts: { title: 'Wait', waiting: 'Wait' } })],
  QuestionsLoading: [createElement(QuestionsLoading, { answers: 3 })],
};

test.each(Object.entries(drawn))('%s renders on the server without inline styles', (_, elements) => {
  for (const element of elements) {
    const html = renderToStaticMarkup(createElement(UiTextsProvider, { texts }, element));
    expect(html).not.toContain(' style="');
  }
});
