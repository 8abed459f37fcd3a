import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { leaveSteps } from '../../shell/useBackKey.ts';
import { askedSignIn } from '../sign-in/addresses/askedAddress.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import type { AddressWay } from './addressWays.ts';
import { addressInfo, addressOf, addressWords, contactOf, isStaff, unverifiedOf } from './addressWords.ts';
import type { AddressTold } from './OwnAddressDialogs.tsx';
import { useAddressDialog } from './useAddressDialog.ts';

export type OwnAddressProps = {
  kind: AddressKind;
  profile: UserStatus;
  /** Focuses its first button. */
  isSought: boolean;
  finds: boolean;
  onDone: (told: AddressTold | undefined) => void;
};

/** Settings section for an own address or number; a verification in progress is resumed. */
export const OwnAddress = ({ kind, profile, isSought, finds, onDone }: OwnAddressProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [wasAtSignIn] = useState(() => askedSignIn.load() !== undefined);
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
  const end = (what?: AddressTold['what']) => {
    close();
    onDone(what && { kind, what });
  };
  /** Shows the reports found. */
  const endSignIn = (found: boolean) => {
    end();
    if (found) void leaveSteps().then(() => navigate('/m/home'));
  };
  const button = (way: AddressWay, label: string) => (
    <Button variant="quiet" loading={opening === way} onClick={() => void open(way)}>
      {label}
    </Button>
  );
  const words = addressWords[kind];
  const has = addressOf(profile, kind) !== undefined;
  const unverified = has ? undefined : unverifiedOf(profile, kind);
  // Staff keep the address their customer knows.
  const stays = has && isStaff(profile);
  // An anonymous person looking for reports signs in; by e-mail, giving the address does so.
  const signsIn = kind === 'sms' && contactOf(profile) === undefined && (finds || wasAtSignIn);
  return (
    <SettingsPart ref={part} title={t(words.title)} text={addressInfo(t, profile, kind)}>
      {!stays && (
        <>
          {unverified !== undefined && button('verify', t(words.verify, { value: unverified }))}
          {button(signsIn ? 'signIn' : 'give', t(has ? words.change : unverified ? words.other : words.add))}
          {has && button('erase', t(words.erase))}
        </>
      )}
      {/* Staff may finish a dialog whose number was just verified. */}
      {asked && (
        <asked.Dialog way={asked.way} kind={kind} typed={unverified} onEnd={end} onSignedIn={endSignIn} />
      )}
    </SettingsPart>
  );
};

export const AddressToast = ({ told, onClose }: { told: AddressTold; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={told.what === 'erased' ? 'done' : 'problem'} onClose={onClose}>
      {t(addressWords[told.kind][told.what])}
    </Toast>
  );
};
