import type { UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import type { SettingsTexts } from '@parvis/ui/screens/Settings';
import { useEffect, useState } from 'react';
import { onDemand, retryLoads } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { askedAddress } from './askedAddress.ts';
import type { EraseAddressDialog, GiveAddressDialog } from './OwnAddressDialogs.tsx';

/** Staff are known to their customer by their address. */
export const isStaff = ({ roles }: UserStatus): boolean => roles.length > 0;

/** What the settings say of a person's address. */
export function addressTexts(
  t: TextStore['t'],
  profile: UserStatus,
): Pick<SettingsTexts, 'contact' | 'contactInfo'> {
  const { email: mail } = profile;
  const info = () => {
    if (mail === undefined) return t('settings.mail.none');
    return t(isStaff(profile) ? 'settings.mail.staff' : 'settings.mail.known', { mail });
  };
  return { contact: t('settings.mail'), contactInfo: info() };
}

/** What the questions are asked with: few people give an address. */
const dialogs = onDemand(async () => {
  const [loaded] = await Promise.all([import('./OwnAddressDialogs.tsx'), texts.load('flows', 'login')]);
  return loaded;
});

/** What is told once nothing is asked any more. */
export type AddressTold = 'erased' | 'failed' | 'closed';

type Way = 'give' | 'erase';
type Dialogs = { GiveAddressDialog: typeof GiveAddressDialog; EraseAddressDialog: typeof EraseAddressDialog };

export type OwnAddressProps = {
  profile: UserStatus;
  onDone: (told: AddressTold | undefined) => void;
};

/** Gives an address, changes it, takes it back. A code that was asked for is asked for again where the page was dropped. */
export const OwnAddress = ({ profile, onDone }: OwnAddressProps) => {
  const { t } = useTexts();
  const [opening, setOpening] = useState<Way>();
  const [asked, setAsked] = useState<{ readonly way: Way } & Dialogs>();
  const open = async (way: Way) => {
    onDone(undefined);
    setOpening(way);
    try {
      setAsked({ way, ...(await dialogs.load()) });
    } catch {
      retryLoads();
      onDone('closed');
    }
    setOpening(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins.
  useEffect(() => {
    if (askedAddress.load()) void open('give');
  }, []);
  const end = (told?: AddressTold) => {
    setAsked(undefined);
    onDone(told);
  };
  const button = (way: Way, label: string) => (
    <Button variant="quiet" loading={opening === way} onClick={() => void open(way)}>
      {label}
    </Button>
  );
  const has = profile.email !== undefined;
  return (
    <>
      {button('give', t(has ? 'settings.mail.change' : 'settings.mail.add'))}
      {has && button('erase', t('settings.mail.erase'))}
      {asked?.way === 'give' && <asked.GiveAddressDialog onEnd={end} />}
      {asked?.way === 'erase' && <asked.EraseAddressDialog onEnd={end} />}
    </>
  );
};

/** Says what came of it. */
export const AddressToast = ({ told, onClose }: { told: AddressTold; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={told === 'erased' ? 'done' : 'problem'} onClose={onClose}>
      {t(`settings.mail.${told}`)}
    </Toast>
  );
};
