import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../../parts/Header/Header.tsx';
import { Bar } from './Bar.tsx';
import { columnClass, contentClass, pageClass } from './page.ts';
import { contentTarget, SkipLink } from './SkipLink.tsx';

const Page = styled('div', pageClass);
const Main = styled('main', contentClass);
const Column = styled('div', columnClass);

export type FrameProps = {
  /** What stands at the top. */
  header: HeaderProps;
  /** Under the header, as wide as the screen: offline notice, progress. */
  banner?: ReactNode;
  /** Stays in sight below the content, and belongs to it: an `ActionBar`. */
  actions?: ReactNode;
  /** Stays in sight at the bottom: the bottom bar. */
  bottom?: ReactNode;
  /** What it shows is on its way. Not by default. */
  busy?: boolean;
  /** The content, in one column. */
  children: ReactNode;
};

/** A scrolling screen: header, one column of content, and what stays at the bottom. Renders header and `<main>`. */
export const Frame = ({ header, banner, actions, bottom, busy = false, children }: FrameProps) => (
  <Page>
    <SkipLink />
    <Bar at="top" as="header">
      <Header role="none" {...header} />
      {banner}
    </Bar>
    <Main {...contentTarget} aria-busy={busy || undefined}>
      <Column>{children}</Column>
      {actions && <Bar at="actions">{actions}</Bar>}
    </Main>
    {bottom && <Bar at="bottom">{bottom}</Bar>}
  </Page>
);
