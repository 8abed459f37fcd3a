import { Suspense } from 'react';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import type { InviteUserDialogProps } from './InviteUserDialog.tsx';

/** Only for reporters of cases between users. */
const Loaded = createLazyPage(
  async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog,
  'between',
);

export const LazyInviteUser = (props: InviteUserDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
