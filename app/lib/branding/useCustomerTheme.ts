import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useEffect } from 'react';
import { boot } from '../boot/boot.ts';

type Colours = CustomerInfo['theme'];

const isServerPainted = (theme: Colours): boolean =>
  JSON.stringify(boot?.scan?.cstmr.theme) === JSON.stringify(theme);

export function useCustomerTheme(theme: Colours | undefined): void {
  useEffect(() => {
    if (!theme || isServerPainted(theme)) return;
    let stop = () => {};
    let ended = false;
    import('./drawCustomerTheme.ts').then(
      ({ drawCustomerTheme }) => {
        if (!ended) stop = drawCustomerTheme(theme);
      },
      // Default colours remain.
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  }, [theme]);
}
