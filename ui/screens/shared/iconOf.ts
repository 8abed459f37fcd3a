import type { ReactNode } from 'react';

/** Draws the icon with a given name; the application knows which it has loaded. */
export type RenderIcon = (name: string) => ReactNode;
