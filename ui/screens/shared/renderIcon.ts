import type { ReactNode } from 'react';

/** The app knows which icons are loaded. */
export type RenderIcon = (name: string) => ReactNode;
