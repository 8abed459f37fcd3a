import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { removeSteps } from '../../shell/useBackKey.ts';
import { signInVerification } from '../sign-in/addresses/addressVerification.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import type { AddressAction } from './addressActions.ts';
import type { AddressResult } from './OwnAddressDialogs.tsx';
import {
  addressTexts,
  formatAddress,
  formatAddressInfo,
  getContact,
  getUnverified,
  isStaff,
} from './ownAddresses.ts';
import { useAddressDialog } from './useAddressDialog.ts';

export type OwnAddressProps = {
  kind: AddressKind;
  profile: UserStatus;
  /** Focuses its first button. */
  isSought: boolean;
  finds: boolean;
  onDone: (told: AddressResult | undefined) => void;
};

/** Resumes a verification in progress. */
export const OwnAddress = ({ kind, profile, isSought, finds, onDone }: OwnAddressProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [wasAtSignIn] = useState(() => signInVerification.load() !== undefined);
  const { asked, opening, open, close } = useAddressDialog(kind, {
    onOpen: () => onDone(undefined),
    onFailed: () => onDone({ kind, what: 'closed' }),
  });
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = isSought && part.current?.querySelector('button');
    if (!first) return;
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  }, [isSought]);
  const finishDialog = (what?: AddressResult['what']) => {
    close();
    onDone(what && { kind, what });
  };
  const finishSignIn = (found: boolean) => {
    finishDialog();
    if (found) void removeSteps().then(() => navigate('/m/home'));
  };
  const renderButton = (way: AddressAction, label: string) => (
    <Button variant="quiet" loading={opening === way} onClick={() => void open(way)}>
      {label}
    </Button>
  );
  const words = addressTexts[kind];
  const has = formatAddress(profile, kind) !== undefined;
  const unverified = has ? undefined : getUnverified(profile, kind);
  // Staff keep the address their customer knows.
  const stays = has && isStaff(profile);
  // An anonymous person looking for reports signs in; by e-mail, giving the address does so.
  const signsIn = kind === 'sms' && getContact(profile) === undefined && (finds || wasAtSignIn);
  return (
    <SettingsPart ref={part} title={t(words.title)} text={formatAddressInfo(t, profile, kind)}>
      {!stays && (
        <>
          {unverified !== undefined && renderButton('verify', t(words.verify, { value: unverified }))}
          {renderButton(
            signsIn ? 'signIn' : 'give',
            t(has ? words.change : unverified ? words.other : words.add),
          )}
          {has && renderButton('erase', t(words.erase))}
        </>
      )}
      {/* Staff may finish a dialog for a verified number. */}
      {asked && (
        <asked.Dialog
          way={asked.way}
          kind={kind}
          typed={unverified}
          onEnd={finishDialog}
          onSignedIn={finishSignIn}
        />
      )}
    </SettingsPart>
  );
};

export const AddressToast = ({ told, onClose }: { told: AddressResult; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={told.what === 'erased' ? 'done' : 'problem'} onClose={onClose}>
      {t(addressTexts[told.kind][told.what])}
    </Toast>
  );
};
