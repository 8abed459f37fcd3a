import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useEffect } from 'react';
import { boot } from '../boot/boot.ts';

type Colours = CustomerInfo['theme'];

/** Whether the server already painted these colours. */
const inPage = (theme: Colours): boolean => JSON.stringify(boot?.scan?.cstmr.theme) === JSON.stringify(theme);

/** Applies a customer's colours while the page is mounted, unless the server painted them. */
export function useCustomerTheme(theme: Colours | undefined): void {
  useEffect(() => {
    if (!theme || inPage(theme)) return;
    let stop = () => {};
    let ended = false;
    import('./drawCustomerTheme.ts').then(
      ({ drawCustomerTheme }) => {
        if (!ended) stop = drawCustomerTheme(theme);
      },
      // The default colours remain.
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  }, [theme]);
}
