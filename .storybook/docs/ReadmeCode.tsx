import readme from '../../ui/README.md?raw';
import { CodeBlock } from './CodeBlock.tsx';

const CODE = { sh: /```sh\n([\s\S]*?)```/, tsx: /```tsx\n([\s\S]*?)```/ } as const;

/** What the README of the components prints first in a language: the book has no other version of it. */
export const ReadmeCode = ({ language }: { language: keyof typeof CODE }) => (
  <CodeBlock
    code={CODE[language].exec(readme)?.[1]?.trim() ?? ''}
    language={language === 'sh' ? 'bash' : 'tsx'}
  />
);
