import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type AskedKeeper, askedAddress, askedSignIn } from '../addresses/askedAddress.ts';
import type { AddressKind } from '../addresses/codeCalls.ts';
import { leaveSteps } from '../shell/useBackKey.ts';
import { onDemand, retryLoads } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { addressInfo, addressOf, addressWords, contactOf, isStaff, unverifiedOf } from './addressWords.ts';
import type { EraseAddressDialog, GiveAddressDialog, SignInDialog } from './OwnAddressDialogs.tsx';

/** What the questions are asked with: few people give an address. */
const dialogs = onDemand(async () => {
  const [loaded] = await Promise.all([import('./OwnAddressDialogs.tsx'), texts.load('flows', 'login')]);
  return loaded;
});

/** What is told once nothing is asked any more, of which address. */
export interface AddressTold {
  readonly kind: AddressKind;
  readonly what: 'erased' | 'failed' | 'closed';
}

type Way = 'give' | 'signIn' | 'verify' | 'erase';
type Dialogs = {
  GiveAddressDialog: typeof GiveAddressDialog;
  SignInDialog: typeof SignInDialog;
  EraseAddressDialog: typeof EraseAddressDialog;
};

/** How the questions are asked again that this tab was at; nothing where it was at none, or closed them. */
function begunWay(kind: AddressKind): Way | undefined {
  const isOpen = ({ load }: AskedKeeper) => {
    const kept = load();
    return kept?.kind === kind && !kept.left;
  };
  if (isOpen(askedSignIn)) return 'signIn';
  return isOpen(askedAddress) ? 'give' : undefined;
}

export type OwnAddressProps = {
  kind: AddressKind;
  profile: UserStatus;
  /** Its reader comes for it: its first button has the focus. */
  isSought: boolean;
  /** Its reader comes back to their reports. */
  finds: boolean;
  onDone: (told: AddressTold | undefined) => void;
};

/**
 * Gives an address or a number, changes it, takes it back. A code that was asked for is asked for again where the page was
 * dropped, and by the button where its question was closed. Renders a part of the settings.
 */
export const OwnAddress = ({ kind, profile, isSought, finds, onDone }: OwnAddressProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Way>();
  const [wasAtSignIn] = useState(() => askedSignIn.load() !== undefined);
  const [asked, setAsked] = useState<{ readonly way: Way } & Dialogs>();
  const open = async (way: Way) => {
    onDone(undefined);
    setOpening(way);
    try {
      setAsked({ way, ...(await dialogs.load()) });
    } catch {
      retryLoads();
      onDone({ kind, what: 'closed' });
    }
    setOpening(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins.
  useEffect(() => {
    const way = begunWay(kind);
    if (way) void open(way);
  }, []);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = isSought && part.current?.querySelector('button');
    if (!first) return;
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  }, [isSought]);
  const end = (what?: AddressTold['what']) => {
    setAsked(undefined);
    onDone(what && { kind, what });
  };
  /** Whoever came to find reports reads those of the number: they are why they came. */
  const endSignIn = (found: boolean) => {
    end();
    if (found) void leaveSteps().then(() => navigate('/m/home'));
  };
  const button = (way: Way, label: string) => (
    <Button variant="quiet" loading={opening === way} onClick={() => void open(way)}>
      {label}
    </Button>
  );
  const words = addressWords[kind];
  const has = addressOf(profile, kind) !== undefined;
  const unverified = has ? undefined : unverifiedOf(profile, kind);
  // Whom a customer knows by it keeps it as long as they work there.
  const stays = has && isStaff(profile);
  // Who is known by nothing yet, and comes for reports of before, signs in: by an e-mail address as it is given.
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
      {/* Whoever works for a customer reads to its end that the number was taken, too. */}
      {asked?.way === 'give' && <asked.GiveAddressDialog kind={kind} onEnd={end} />}
      {asked?.way === 'signIn' && <asked.SignInDialog onEnd={endSignIn} />}
      {asked?.way === 'verify' && <asked.GiveAddressDialog kind={kind} typed={unverified} onEnd={end} />}
      {asked?.way === 'erase' && <asked.EraseAddressDialog kind={kind} onEnd={end} />}
    </SettingsPart>
  );
};

/** Says what came of it. */
export const AddressToast = ({ told, onClose }: { told: AddressTold; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={told.what === 'erased' ? 'done' : 'problem'} onClose={onClose}>
      {t(addressWords[told.kind][told.what])}
    </Toast>
  );
};
