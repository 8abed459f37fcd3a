import { createLazy } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import {
  ownVerification,
  signInVerification,
  type VerificationStore,
} from '../sign-in/addresses/addressVerification.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';

export type AddressAction = 'give' | 'signIn' | 'verify' | 'erase';

/** The dialog to reopen after a reload, unless closed. */
export function findOpenAction(kind: AddressKind): AddressAction | undefined {
  const isOpen = ({ load }: VerificationStore) => {
    const kept = load();
    return kept?.kind === kind && !kept.left;
  };
  if (isOpen(signInVerification)) return 'signIn';
  return isOpen(ownVerification) ? 'give' : undefined;
}

export const lazyAddressDialog = createLazy(async () => {
  const [{ AddressDialog }] = await Promise.all([
    import('./OwnAddressDialogs.tsx'),
    texts.load('flows', 'login'),
  ]);
  return AddressDialog;
});
