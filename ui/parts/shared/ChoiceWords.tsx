import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const Words = styled('span', { flex: '1 1 0', minInlineSize: 0 });
const Label = styled('span', { display: 'block', fontWeight: '$medium' });
const Description = styled('span', { display: 'block', fontSize: '$sm', marginBlockStart: '2px' });

export type ChoiceWordsProps = {
  /** Second, smaller line. */
  description: ReactNode;
  /** Classes of the host. */
  classNames?: { words?: string; description?: string } | undefined;
  /** The first line: what it is. */
  children: ReactNode;
};

/** The words of a row that is chosen as a whole: beside its mark, whatever direction they have. Renders a `<span>`. */
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
