import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { hiddenVisually } from '../shared/buttonBase.ts';

const Root = styled('span', hiddenVisually);

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />;
