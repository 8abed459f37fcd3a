import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { Banner } from '../../parts/Banner/Banner.tsx';
import { Breadcrumbs, type Crumb } from '../../parts/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Header } from '../../parts/Header/Header.tsx';
import { Bar } from '../shared/Bar.tsx';
import { contentClass, headingClass, pageClass } from '../shared/page.ts';
import { contentTarget, SkipLink } from '../shared/SkipLink.tsx';
import { MenuTiles, type TileItem } from './MenuTiles.tsx';
import type { QrMenuPrompt } from './navigation.ts';

const Page = styled('div', pageClass);
const Main = styled('main', contentClass);
const Column = styled('div', {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: '$3',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: '$3 $4 $4',
  '@desk': { paddingBlock: '$6' },
});
const Where = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Title = styled('h1', headingClass, { marginBlockEnd: '$1', fontSize: '1.375rem' });
/** Under the report button. */
const Report = styled('div', {
  padding: '24px 16px 16px',
  backgroundImage: 'linear-gradient(to top, $colors$bg2 45%, transparent)',
  '& > *': { maxInlineSize: '42rem', marginInline: 'auto', pointerEvents: 'auto' },
});

export type { TileItem };

export type QrMenuTexts = {
  prompts: Record<QrMenuPrompt, string>;
  /** "Signaler : Toilettes" */
  report: (category: string) => string;
};

export type QrMenuProps = {
  texts: QrMenuTexts;
  /** `logoWide`: contains the name. */
  customer: { label: string; place?: string | undefined; logoSrc?: string | undefined; logoWide?: boolean };
  banner?: { imageSrc?: string | undefined; title?: string; text?: string } | undefined;
  prompt: QrMenuPrompt;
  /** From the root; hidden for one page. */
  path?: readonly Crumb[];
  onPath: (id: string) => void;
  /** No back button without it. */
  onBack?: (() => void) | undefined;
  /** Undefined while loading. */
  tiles: readonly TileItem[] | undefined;
  onTile: (tile: TileItem) => void;
  /** Not for picture URLs. */
  renderIcon?: ((name: string) => ReactNode) | undefined;
  instead?: ReactNode;
  /** Shown with a selection. */
  onReport: () => void;
  reporting?: boolean;
  badge?: 'demo' | 'simulation' | undefined;
  headerActions?: ReactNode;
  notice?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

/** Menu of a scanned code. */
export const QrMenu = (props: QrMenuProps) => {
  const { texts, customer, banner, prompt, path = [], onPath, onBack, tiles, onTile, renderIcon } = props;
  const { instead, onReport, reporting = false, badge, headerActions, notice, footer, bottomBar } = props;
  const selected = tiles?.find((tile) => tile.selected);
  return (
    <Page>
      <SkipLink />
      <Bar at="top" as="header">
        <Header
          role="none"
          title={customer.label}
          subtitle={customer.place}
          logoSrc={customer.logoSrc}
          logoWide={customer.logoWide ?? false}
          initial={customer.label.trim().charAt(0)}
          actions={headerActions}
          {...(onBack && { onBack })}
        />
      </Bar>
      <Main {...contentTarget} aria-busy={tiles === undefined && !instead}>
        <Column>
          {banner && <Banner {...banner} />}
          {notice}
          {(path.length > 1 || badge) && (
            <Where>
              {path.length > 1 ? <Breadcrumbs items={path} onSelect={onPath} /> : <span />}
              {badge && <Badge kind={badge} />}
            </Where>
          )}
          <Title aria-live="polite">{texts.prompts[prompt]}</Title>
          {instead ?? <MenuTiles tiles={tiles} onTile={onTile} renderIcon={renderIcon} />}
          {footer}
        </Column>
        {selected && (
          <Bar at="actions" data-through="">
            <Report>
              <Button
                variant="report"
                block
                icon={<FlagIcon size={20} />}
                loading={reporting}
                onClick={onReport}
              >
                {texts.report(selected.lbl)}
              </Button>
            </Report>
          </Bar>
        )}
      </Main>
      {bottomBar && (
        <Bar at="bottom" data-most={0.2}>
          {bottomBar}
        </Bar>
      )}
    </Page>
  );
};
