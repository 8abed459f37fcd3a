import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../../parts/Header/Header.tsx';
import { Bar } from './Bar.tsx';
import { columnClass, contentClass, pageClass } from './page.ts';
import { contentTarget, SkipLink } from './SkipLink.tsx';

const Page = styled('div', pageClass);
const Main = styled('main', contentClass);
const Column = styled('div', columnClass);
/** In line with the content. */
const DeskHeader = styled(Header, {
  '@desk': { '&[data-wide]:not([data-back])': { paddingInline: '$6' } },
});

export type FrameProps = {
  header: HeaderProps;
  /** Offline notice, progress. */
  banner?: ReactNode;
  actions?: ReactNode;
  bottom?: ReactNode;
  busy?: boolean;
  /** For a second column. */
  wide?: boolean;
  children: ReactNode;
};

/** Scrolling screen with sticky bars. */
export const Frame = ({
  header,
  banner,
  actions,
  bottom,
  busy = false,
  wide = false,
  children,
}: FrameProps) => (
  <Page>
    <SkipLink />
    <Bar at="top" as="header">
      <DeskHeader role="none" data-wide={wide || undefined} {...header} />
      {banner}
    </Bar>
    <Main {...contentTarget} aria-busy={busy || undefined}>
      <Column data-wide={wide || undefined}>{children}</Column>
      {actions && <Bar at="actions">{actions}</Bar>}
    </Main>
    {bottom && <Bar at="bottom">{bottom}</Bar>}
  </Page>
);
