import { iconDrawer } from '@parvis/ui/icons/byName';
import type * as onDevice from '../features/report/menuIcons.ts';

const draw = iconDrawer(24);
/** React does not suspend for a fulfilled promise. */
const fulfilled = Object.assign(Promise.resolve(draw), { status: 'fulfilled', value: draw });

/** Replaces `report/menuIcons.ts` in the server's bundle. */
export const loadMenuIcons: typeof onDevice.loadMenuIcons = () => fulfilled;
