import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useBookGlobals } from './useGlobals.ts';

export type CodeBlockProps = Pick<ComponentProps<typeof Source>, 'language'> & { code: string };

/** Code that can be copied, in the scheme of the book. */
export const CodeBlock = ({ code, language }: CodeBlockProps) => (
  <Source code={code} language={language ?? 'tsx'} dark={useBookGlobals().scheme === 'dark'} />
);
