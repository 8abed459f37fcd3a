import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';

const Root = styled('span', visuallyHiddenStyle);

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** For screen readers only. Renders a `<span>`. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />;
