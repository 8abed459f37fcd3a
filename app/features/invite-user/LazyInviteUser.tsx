import { Suspense } from 'react';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import type { InviteUserDialogProps } from './InviteUserDialog.tsx';

/** Loaded by reporters of cases between users alone. */
const Loaded = createLazyPage(
  async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog,
  'between',
);

/** The dialog of a reporter's link, with its texts. */
export const LazyInviteUser = (props: InviteUserDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
