import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const Words = styled('span', { flex: '1 1 0', minInlineSize: 0 });
const Label = styled('span', { display: 'block', fontWeight: '$medium' });
const Description = styled('span', { display: 'block', fontSize: '$sm', marginBlockStart: '2px' });

export type ChoiceWordsProps = {
  description: ReactNode;
  classNames?: { words?: string; description?: string } | undefined;
  children: ReactNode;
};

/** Label and description of a choice row. */
export const ChoiceWords = ({ description, classNames, children }: ChoiceWordsProps) => (
  <Words className={classNames?.words}>
    <Label>
      <bdi>{children}</bdi>
    </Label>
    {description && (
      <Description className={classNames?.description}>
        <bdi>{description}</bdi>
      </Description>
    )}
  </Words>
);
