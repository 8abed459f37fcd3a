/** A library in a page of Next.js: its layout as its documents have it, and a page of a server component with the same words as the others. */
export interface NextSubject {
  readonly label: string;
  /** What it is installed as, beside React. */
  readonly packages: readonly string[];
  readonly layout: readonly string[];
  readonly page: readonly string[];
  /** Its button, to be looked at before any script. */
  readonly button: string;
}

const WORDS = ['Hygiene', 'Noise', 'Lighting', 'Roads'];
const body = (inner: string) => `<html lang="en"><body style={{ margin: 0 }}>${inner}</body></html>`;
const layout = (imports: readonly string[], inner: string, html = body(inner)): readonly string[] => [
  ...imports,
  "import type { ReactNode } from 'react';",
  `export default function Layout({ children }: { children: ReactNode }) { return ${html}; }`,
];
const page = (imports: readonly string[], card: (label: string) => string, form: string) => [
  ...imports,
  `export default function Page() { return <main>${WORDS.map(card).join('')}${form}</main>; }`,
];

export const NEXT_SUBJECTS: readonly NextSubject[] = [
  {
    label: 'Parvis',
    packages: ['@parvis/ui', '@parvis/theme', '@parvis/locales', 'react', 'react-dom'],
    layout: layout(
      ["import '@parvis/ui/styles.css';", "import { Words } from '../words';"],
      '<Words>{children}</Words>',
    ),
    page: page(
      ['Tile', 'TextField', 'Button'].map((name) => `import { ${name} } from '@parvis/ui/parts/${name}';`),
      (label) => `<Tile label="${label}" />`,
      '<TextField label="Name" /><Button>Send</Button>',
    ),
    button: 'Send',
  },
  {
    label: 'Radix Themes',
    packages: ['@radix-ui/themes@3.3.0'],
    layout: layout(
      ["import '@radix-ui/themes/styles.css';", "import { Theme } from '@radix-ui/themes';"],
      '<Theme>{children}</Theme>',
    ),
    page: page(
      ["import { Button, Card, Text, TextField } from '@radix-ui/themes';"],
      (label) => `<Card asChild><button type="button"><Text>${label}</Text></button></Card>`,
      '<label>Name<TextField.Root /></label><Button>Send</Button>',
    ),
    button: 'Send',
  },
  {
    label: 'MUI',
    packages: [
      '@mui/material@9.5.0',
      '@mui/material-nextjs@9.4.0',
      '@emotion/react@11.14.0',
      '@emotion/styled@11.14.1',
      '@emotion/cache@11.14.0',
    ],
    layout: layout(
      ["import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';"],
      '<AppRouterCacheProvider>{children}</AppRouterCacheProvider>',
    ),
    page: page(
      ['Button', 'Card', 'CardActionArea', 'CardContent', 'TextField'].map(
        (name) => `import ${name} from '@mui/material/${name}';`,
      ),
      (label) => `<Card><CardActionArea><CardContent>${label}</CardContent></CardActionArea></Card>`,
      '<TextField label="Name" /><Button variant="contained">Send</Button>',
    ),
    button: 'Send',
  },
  {
    label: 'Mantine',
    packages: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4'],
    layout: layout(
      [
        "import '@mantine/core/styles.css';",
        "import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';",
      ],
      '',
      '<html lang="en" {...mantineHtmlProps}><head><ColorSchemeScript /></head><body><MantineProvider>{children}</MantineProvider></body></html>',
    ),
    page: page(
      ["import { Button, Card, TextInput } from '@mantine/core';"],
      (label) => `<Card component="button" type="button">${label}</Card>`,
      '<TextInput label="Name" /><Button>Send</Button>',
    ),
    button: 'Send',
  },
];
