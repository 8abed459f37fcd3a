import { Suspense } from 'react';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import type { ShareGatheringDialogProps } from './ShareGatheringDialog.tsx';

const Loaded = createLazyPage(
  async () => (await import('./ShareGatheringDialog.tsx')).ShareGatheringDialog,
  'between',
  'gatherings',
);

export const LazyShare = (props: ShareGatheringDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
