import { Source } from '@storybook/addon-docs/blocks';
import readme from '../../ui/README.md?raw';

const CODE = { sh: /```sh\n([\s\S]*?)```/, tsx: /```tsx\n([\s\S]*?)```/ } as const;

/** What the README of the components prints first in a language: the book has no other version of it. */
export const ReadmeCode = ({ language }: { language: keyof typeof CODE }) => (
  <Source
    code={CODE[language].exec(readme)?.[1]?.trim() ?? ''}
    language={language === 'sh' ? 'bash' : 'tsx'}
  />
);
