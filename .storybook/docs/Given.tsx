import { styled } from '@parvis/theme/css/stitches';
import { useOf } from '@storybook/addon-docs/blocks';
import type { ElementType } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { Ground } from '../Ground.tsx';
import type { State } from '../guides/guide.ts';
import { useBookGlobals } from './useGlobals.ts';

/** The room that stories of parts stand in. */
const Sheet = styled('div', { padding: '$4' });

export type GivenProps = { story: ModuleExport; props: NonNullable<State['props']> };

/** What a story draws, given other properties. */
export const Given = ({ story: of, props }: GivenProps) => {
  const { story } = useOf(of, ['story']);
  const Part: ElementType = story.component ?? 'div';
  return (
    <Ground {...useBookGlobals()} boxed>
      <Sheet>
        <Part {...story.initialArgs} {...props} />
      </Sheet>
    </Ground>
  );
};
