import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { BackIcon } from '../../icons/BackIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { hiddenVisually } from '../shared/buttonBase.ts';
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
  // A wide logo holds the name: it is not written twice. Where the logo is missing, so is the mark, and the name stands.
  '& > [data-wide] + * > :first-child > :first-child': hiddenVisually,
});

/** Where less room is left than this, the actions go to a line of their own. */
const Words = styled('div', { flex: '1 1 6.5rem', minInlineSize: 0, lineHeight: '$snug' });

/** What stands beside the title goes below it where they do not fit side by side. */
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
  '@desk': { fontSize: '1.125rem' },
});

const Subtitle = styled('p', {
  margin: 0,
  fontSize: '$xs',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
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

/** A piece of it that takes a class. */
export type HeaderSlot = Slot<'Header'>;

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Whose page it is, or what it shows. */
  title: ReactNode;
  /** `h1` where the title is the page's own; a plain line where a heading follows below. `p` by default. */
  titleAs?: 'h1' | 'h2' | 'p' | undefined;
  /** A smaller line below the title: the place, the state. */
  subtitle?: ReactNode;
  /** Beside the title: a Chip with the state. */
  status?: ReactNode;
  /** Shows the back button. */
  onBack?: (() => void) | undefined;
  /** Address of the customer's logo. */
  logoSrc?: string | undefined;
  /** The logo is broad and holds the name: the title is then left to readers, unless the logo cannot be loaded. */
  logoWide?: boolean | undefined;
  /** Letter in place of a logo; without it and without `logoSrc` there is no sign. */
  initial?: string | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<HeaderSlot, string>> | undefined;
};

/**
 * The bar at the top of a screen, 64 px tall.
 * Renders a `<header>`. Data attributes: `data-back` when there is a back button; `data-pane-title` on a title that heads a
 * pane of a larger page.
 */
export const Header = ({
  title,
  titleAs = 'p',
  subtitle,
  status,
  onBack,
  logoSrc,
  logoWide,
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
      {(logoSrc || initial) && (
        <Logo src={logoSrc} wide={logoWide} initial={initial ?? ''} className={classNames?.logo} />
      )}
      <Words className={classNames?.words}>
        <TitleLine>
          {/* What has no words yet is no heading. */}
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
