import type { TextId } from '@parvis/locales/areas';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { useEffect, useState } from 'react';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ProfileRetryingToast } from '../../shell/RetryToast.tsx';
import { AddressToast } from './OwnAddress.tsx';
import type { AddressResult } from './OwnAddressDialogs.tsx';
import { type LeaveResult, LeaveToast } from './OwnData.tsx';
import { type DeviceResult, DeviceToast } from './OwnDevices.tsx';

interface Results {
  readonly device?: DeviceResult | undefined;
  readonly address?: AddressResult | undefined;
  readonly failed?: TextId | undefined;
  readonly leave?: LeaveResult | undefined;
}

export function useSettingsToasts() {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const [{ device, address, failed, leave }, setResults] = useState<Results>({});
  const show = (more: Results) => setResults((before) => ({ ...before, ...more }));
  useEffect(() => {
    // Reconnection clears network errors.
    const clearErrors = () =>
      setResults((now) => ({
        device: now.device?.failed ? undefined : now.device,
        address: now.address?.what === 'failed' ? undefined : now.address,
        leave: now.leave?.failed ? undefined : now.leave,
      }));
    addEventListener('online', clearErrors);
    return () => removeEventListener('online', clearErrors);
  }, []);
  return {
    show,
    toasts: (
      <ToastRegion under>
        <ProfileRetryingToast phase={phase} />
        {device && <DeviceToast {...device} onClose={() => show({ device: undefined })} />}
        {address && <AddressToast told={address} onClose={() => show({ address: undefined })} />}
        {failed && (
          <Toast tone="problem" onClose={() => show({ failed: undefined })}>
            {t(failed)}
          </Toast>
        )}
        {leave && <LeaveToast {...leave} onClose={() => show({ leave: undefined })} />}
      </ToastRegion>
    ),
  };
}
