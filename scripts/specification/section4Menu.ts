import type { Clause } from './clause.ts';

const NAVIGATION = 'ui/screens/QrMenu/navigation.test.ts';

export const section4Menu: readonly Clause[] = [
  {
    id: 'M1',
    words: 'The menu begins at its main page.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${NAVIGATION} › crumbsOf starts at the main page and names each chosen entry`],
  },
  {
    id: 'M2',
    words: 'Choosing a submenu adds it to the path and shows it.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${NAVIGATION} › a menu entry is pushed on the path and becomes current`],
  },
  {
    id: 'M3',
    words: 'Choosing another entry selects it.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${NAVIGATION} › choosing a category selects only it`],
  },
  {
    id: 'M4',
    words: 'Deselecting clears the selection.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${NAVIGATION} › choosing it again clears it`],
  },
  {
    id: 'M5',
    words: 'Back leaves the last submenu, and an empty path is the main page.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [
      `${NAVIGATION} › back pops the path until it is empty, which is main`,
      'tests/e2e/night/back-key.spec.ts › goes back one submenu with the Back key, and leaves the menu last',
    ],
  },
  {
    id: 'M6',
    words: 'Each move closes an open poll or information.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${NAVIGATION} › any move closes an open poll or info, unless it opens one`],
  },
];
