import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../../parts/Header/Header.tsx';
import { columnClass, pageClass } from './page.ts';

const Page = styled('div', pageClass);
const Top = styled('div', { position: 'sticky', insetBlockStart: 0, zIndex: 2 });
const Main = styled('main', columnClass);
const Bottom = styled('div', { position: 'sticky', insetBlockEnd: 0, zIndex: 2 });

export type FrameProps = {
  /** What stands at the top. */
  header: HeaderProps;
  /** Under the header, as wide as the screen: offline notice, progress. */
  banner?: ReactNode;
  /** Stays in sight at the bottom: actions, the bottom bar. */
  bottom?: ReactNode;
  /** What it shows is on its way. */
  busy?: boolean;
  /** The content, in one column. */
  children: ReactNode;
};

/** A scrolling screen: header, one column of content, and what stays at the bottom. Renders header and `<main>`. */
export const Frame = ({ header, banner, bottom, busy = false, children }: FrameProps) => (
  <Page>
    <Top>
      <Header {...header} />
      {banner}
    </Top>
    <Main aria-busy={busy || undefined}>{children}</Main>
    {bottom && <Bottom>{bottom}</Bottom>}
  </Page>
);
