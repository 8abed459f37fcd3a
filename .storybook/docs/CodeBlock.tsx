import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useBookGlobals } from './useGlobals.ts';

export type CodeBlockProps = Pick<ComponentProps<typeof Source>, 'language'> & {
  code: string;
  /** The name of the file in which the code stands, shown above it. */
  file?: string;
};

/** Code that can be copied, in the scheme of the book. */
export const CodeBlock = ({ code, language, file }: CodeBlockProps) => (
  <>
    {file && (
      <h3 id={file}>
        <code>{file}</code>
      </h3>
    )}
    <Source code={code} language={language ?? 'tsx'} dark={useBookGlobals().scheme === 'dark'} />
  </>
);
