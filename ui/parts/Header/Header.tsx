import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { BackIcon } from '../../icons/BackIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { Logo } from './Logo.tsx';

const Root = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 min($space$3, 12px)',
  minInlineSize: 0,
  minBlockSize: '$header',
  paddingBlock: '$2',
  paddingInline: 'min($space$3, 12px)',
  paddingBlockStart: 'max($space$2, env(safe-area-inset-top))',
  surface: 'hdrBg',
  color: '$txt',
  '--pv-ring': '$colors$txt',
  '--pv-ringGround': '$colors$hdrBg1',
  '@forced': { borderBlockEnd: '1px solid CanvasText' },
  '&[data-back]': { paddingInlineStart: '$1', columnGap: 8 },
  // A wide logo contains the name.
  '& > [data-wide] + * > :first-child > :first-child': visuallyHiddenStyle,
});

/** Below this width, actions wrap to their own line. */
const Words = styled('div', {
  flex: '1 1 6.5rem',
  minInlineSize: 0,
  lineHeight: '$snug',
  // Actions wrap before words break.
  '@desk': { minInlineSize: 'auto', maxInlineSize: '100%' },
});

const TitleLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px $2',
  minInlineSize: 0,
});
const Title = styled('p', {
  margin: 0,
  minInlineSize: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@desk': { fontSize: '1.125rem', overflowWrap: 'break-word' },
});

const Subtitle = styled('p', {
  margin: 0,
  fontSize: '$xs',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // As wide as the title's words.
  '@desk': { inlineSize: 0, minInlineSize: '100%' },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$1',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});

const Back = styled(BackIcon, { '[dir=rtl] &': { transform: 'scaleX(-1)' } });

const PANE_TITLE = { 'data-pane-title': '' };

export type HeaderSlot = Slot<'Header'>;

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** `h1` for the page's title. Default `p`. */
  titleAs?: 'h1' | 'h2' | 'p' | undefined;
  /** Place or state. */
  subtitle?: ReactNode;
  /** Chip. */
  status?: ReactNode;
  onBack?: (() => void) | undefined;
  logoSrc?: string | undefined;
  /** Contains the name: hides the title unless it fails. */
  logoWide?: boolean | undefined;
  /** Replaces the logo. */
  picture?: ReactNode;
  /** Replaces the logo. */
  initial?: string | undefined;
  actions?: ReactNode;
  classNames?: Partial<Record<HeaderSlot, string>> | undefined;
};

/** Top bar. Renders a `<header>`. */
export const Header = ({
  title,
  titleAs = 'p',
  subtitle,
  status,
  onBack,
  logoSrc,
  logoWide,
  picture,
  initial,
  actions,
  classNames,
  ...rest
}: HeaderProps) => {
  const texts = useFrameTexts();
  return (
    <Root data-back={onBack ? '' : undefined} {...rest}>
      {onBack && (
        <Button className={classNames?.back} variant="plain" iconOnly icon={<Back />} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      {picture ??
        ((logoSrc || initial) && (
          <Logo src={logoSrc} wide={logoWide} initial={initial ?? ''} className={classNames?.logo} />
        ))}
      <Words className={classNames?.words}>
        <TitleLine>
          {/* No heading while empty. */}
          <Title
            className={classNames?.title}
            dir="auto"
            as={title === '' ? 'p' : titleAs}
            {...(titleAs === 'h2' && PANE_TITLE)}
          >
            {title}
          </Title>
          {status}
        </TitleLine>
        {subtitle && (
          <Subtitle className={classNames?.subtitle} dir="auto">
            {subtitle}
          </Subtitle>
        )}
      </Words>
      {actions && <Actions className={classNames?.actions}>{actions}</Actions>}
    </Root>
  );
};
