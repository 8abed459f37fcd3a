import type { CustomerInfo, Scan } from '@parvis/api/entities/customer';
import type { ReactNode } from 'react';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { SessionGate, type SessionGateProps } from '../../shell/SessionGate.tsx';
import { useCodeCustomer, useScan } from './useScan.ts';

export const CodeProblem = createLazyPage(
  async () => (await import('./CodeProblem.tsx')).CodeProblem,
  'report',
  'chat',
  'home',
);

export type CodeGateProps = {
  qrid: string;
  /** Customer of a link, not a printed code. */
  linked?: CustomerInfo | undefined;
  /** While a known visitor's profile loads. */
  placeholder?: (scan: Scan) => ReactNode;
  children: SessionGateProps['children'];
};

/** Names the owner of a code's pages (specification 2), or why the code is dead. */
export const CodeGate = ({ qrid, linked, placeholder, children }: CodeGateProps) => {
  const { scan, placeLbl, refused, refusal, retry } = useScan(qrid, false);
  const customer = useCodeCustomer(qrid, { brought: scan?.cstmr ?? linked, refused });
  useCustomerTheme(customer?.theme);
  if (refused === 'unknownQr' || refused === 'staleQr')
    return <CodeProblem qrid={qrid} why={refused} refusal={refusal} onRetry={retry} />;
  return (
    <SessionGate
      qrid={qrid}
      customer={
        customer && {
          label: customer.cstmrLbl,
          ...(placeLbl && { place: placeLbl }),
          ...(customer.logo && { logoSrc: customer.logo }),
          ...(customer.banner && { bannerSrc: customer.banner }),
        }
      }
      legal={customer}
      placeholder={scan && placeholder?.(scan)}
    >
      {children}
    </SessionGate>
  );
};
