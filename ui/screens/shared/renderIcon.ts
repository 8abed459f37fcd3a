import type { ReactNode } from 'react';

/** Renders a named icon; the app knows which are loaded. */
export type RenderIcon = (name: string) => ReactNode;
