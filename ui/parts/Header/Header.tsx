import { styled } from '@parvis/theme/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { BackIcon } from '../../icons/BackIcon.tsx';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Logo } from './Logo.tsx';

const Root = styled('header', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minInlineSize: 0,
  minBlockSize: '$header',
  paddingBlock: '$1',
  paddingInline: '$3',
  paddingBlockStart: 'max($space$1, env(safe-area-inset-top))',
  surface: 'hdrBg',
  color: '$txt',
  '--pv-ring': '$colors$txt',
  '--pv-ringGround': '$colors$hdrBg1',
  '&[data-back]': { paddingInlineStart: '$1', gap: '$2' },
});

const Words = styled('div', { flex: '1 1 0', minInlineSize: 0, lineHeight: '$snug' });

const Title = styled('p', {
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@desk': { fontSize: '1.125rem' },
});

const Subtitle = styled('p', {
  margin: 0,
  fontSize: '$xs',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Actions = styled('div', { display: 'flex', alignItems: 'center', gap: '$1', flexShrink: 0 });

const Back = styled(BackIcon, { '[dir=rtl] &': { transform: 'scaleX(-1)' } });

export type HeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode;
  /** `h1` where the title is the page's own; a plain line where a heading follows below. */
  titleAs?: 'h1' | 'h2' | 'p' | undefined;
  subtitle?: ReactNode;
  /** Shows the back button. */
  onBack?: (() => void) | undefined;
  /** Address of the customer's logo. */
  logoSrc?: string | undefined;
  /** The logo is broad: keeps its proportions. */
  logoWide?: boolean | undefined;
  /** Letter in place of a logo; without it and without `logoSrc` there is no sign. */
  initial?: string | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
};

/**
 * The bar at the top of a screen, 64 px tall.
 * Renders a `<header>`. Data attributes: `data-back` when there is a back button.
 */
export const Header = ({
  title,
  titleAs = 'p',
  subtitle,
  onBack,
  logoSrc,
  logoWide,
  initial,
  actions,
  ...rest
}: HeaderProps) => {
  const texts = useUiTexts();
  return (
    <Root data-back={onBack ? '' : undefined} {...rest}>
      {onBack && (
        <Button variant="plain" iconOnly icon={<Back />} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      {(logoSrc || initial) && <Logo src={logoSrc} wide={logoWide} initial={initial ?? ''} />}
      <Words>
        <Title as={titleAs}>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
};
