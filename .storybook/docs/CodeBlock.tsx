import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useBookGlobals } from './useGlobals.ts';

export type CodeBlockProps = Pick<ComponentProps<typeof Source>, 'language'> & {
  code: string;
  /** File name shown above the code. */
  file?: string;
};

/** Copyable code in the book's scheme. */
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
