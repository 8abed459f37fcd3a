import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(() => import('./docs/Container.tsx'));
const Page = lazy(() => import('./docs/DocsPage.tsx'));

/** What stands around every page of documentation; no story waits for it. */
export const BookContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);

/** The page of a component; no story waits for it. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);
