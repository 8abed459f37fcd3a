import { type AskedKeeper, askedAddress, askedSignIn } from '../addresses/askedAddress.ts';
import type { AddressKind } from '../addresses/codeCalls.ts';
import { onDemand } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';
import type { EraseAddressDialog, GiveAddressDialog } from './OwnAddressDialogs.tsx';
import type { SignInDialog } from './SignInDialog.tsx';

/** What somebody does with an address of theirs. */
export type AddressWay = 'give' | 'signIn' | 'verify' | 'erase';
/** The questions, by what they ask. */
export type Dialogs = {
  GiveAddressDialog: typeof GiveAddressDialog;
  SignInDialog: typeof SignInDialog;
  EraseAddressDialog: typeof EraseAddressDialog;
};

/** How the questions are asked again that this tab was at; nothing where it was at none, or closed them. */
export function begunWay(kind: AddressKind): AddressWay | undefined {
  const isOpen = ({ load }: AskedKeeper) => {
    const kept = load();
    return kept?.kind === kind && !kept.left;
  };
  if (isOpen(askedSignIn)) return 'signIn';
  return isOpen(askedAddress) ? 'give' : undefined;
}

/** What the questions are asked with: few people give an address. */
export const dialogs = onDemand(async (): Promise<Dialogs> => {
  const [address, signIn] = await Promise.all([
    import('./OwnAddressDialogs.tsx'),
    import('./SignInDialog.tsx'),
    texts.load('flows', 'login'),
  ]);
  return { ...address, ...signIn };
});
