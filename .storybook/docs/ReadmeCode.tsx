import readme from '../../ui/README.md?raw';
import { CodeBlock } from './CodeBlock.tsx';

const PROGRAM = /```tsx\n([\s\S]*?)```/;

/** The program that the README of the components prints first: the book has no other version of it. */
export const ReadmeCode = () => <CodeBlock code={PROGRAM.exec(readme)?.[1]?.trim() ?? ''} language="tsx" />;
