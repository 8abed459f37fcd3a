import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import type { MouseEvent } from 'react';
import { useStudioTexts } from '../shared/texts.tsx';

const CONTENT = 'content';
export const skipTarget = { id: CONTENT, tabIndex: -1 };

const Place = styled('div', {
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  '&:not(:focus-within)': { inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** The address names the open theme. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
};

/** Visible on focus. */
export const SkipLink = () => {
  const { t } = useStudioTexts();
  return (
    <Place>
      <ButtonLink href={`#${CONTENT}`} onClick={skip}>
        {t('part.skip')}
      </ButtonLink>
    </Place>
  );
};
