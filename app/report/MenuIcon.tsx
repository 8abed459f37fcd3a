import { memo, Suspense, use } from 'react';
import { menuIcons } from './menuIcons.ts';

const Drawn = ({ name }: { name: string }) => use(menuIcons())(name);

/**
 * The icon of a tile. The server has drawn it into the first view, and it stands there until the app has the icons, too: they
 * come beside what the first view waits for. Remembered, since React takes away what the server drew where it is to draw anew.
 */
export const MenuIcon = memo(({ name }: { name: string }) => (
  <Suspense>
    <Drawn name={name} />
  </Suspense>
));
