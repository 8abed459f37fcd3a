import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useEffect } from 'react';
import { boot } from '../boot/boot.ts';

type Colours = CustomerInfo['theme'];

/** The server wrote these colours into the page already. */
const inPage = (theme: Colours): boolean => JSON.stringify(boot?.scan?.cstmr.theme) === JSON.stringify(theme);

/** Applies a customer's colours while the page is shown; loaded only where the server did not. */
export function useCustomerTheme(theme: Colours | undefined): void {
  useEffect(() => {
    if (!theme || inPage(theme)) return;
    let stop = () => {};
    let ended = false;
    import('./drawCustomerTheme.ts').then(
      ({ drawCustomerTheme }) => {
        if (!ended) stop = drawCustomerTheme(theme);
      },
      // Without it the page stays in the default colours.
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  }, [theme]);
}
