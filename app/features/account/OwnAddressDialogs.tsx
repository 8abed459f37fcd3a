import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { restore } from '@parvis/questionnaire/engine/snapshot';
import { eraseMail } from '@parvis/questionnaire/flows/eraseMail';
import { erasePhone } from '@parvis/questionnaire/flows/erasePhone';
import { login } from '@parvis/questionnaire/flows/login';
import { mailNews } from '@parvis/questionnaire/flows/mailNews';
import { provePhone } from '@parvis/questionnaire/flows/provePhone';
import { registerMail } from '@parvis/questionnaire/flows/registerMail';
import { registerPhone } from '@parvis/questionnaire/flows/registerPhone';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useStore } from '../../lib/api/useStore.ts';
import { refreshProfile, useProfileGate } from '../../lib/session/useProfile.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { createAddressHost } from '../sign-in/addresses/addressHost.ts';
import { ownVerification, signInVerification } from '../sign-in/addresses/addressVerification.ts';
import { CodeQuestion } from '../sign-in/addresses/CodeQuestion.tsx';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import { isSameAddress } from '../sign-in/addresses/pendingCode.ts';
import type { AddressAction } from './addressActions.ts';
import { saveChoices } from './syncChoices.ts';

type SignInDialogProps = {
  /** @param found the number had reports */
  onEnd: (found: boolean) => void;
};

/** By number, and by its linked e-mail address. */
const SignInDialog = ({ onEnd }: SignInDialogProps) => {
  const [host] = useState(() => createAddressHost('sms', signInVerification));
  const { onAwait, say, drafts, discovery, news, note, end, hasJoined } = host;
  // Question texts depend on it.
  useStore(news);
  return (
    <FlowDialog
      {...{ onAwait, say, drafts }}
      definition={login}
      onEnd={(_, left) => {
        end(!left);
        onEnd(hasJoined());
      }}
    >
      {(play) => <CodeQuestion {...{ play, discovery, news, note }} />}
    </FlowDialog>
  );
};

export interface AddressResult {
  readonly kind: AddressKind;
  readonly what: 'erased' | 'failed' | 'closed';
}

type DialogProps = {
  kind: AddressKind;
  onEnd: (told?: AddressResult['what']) => void;
  typed?: string | undefined;
};

const restoreTyped = (kind: AddressKind, definition: Questionnaire, text: string) =>
  restore(definition, {
    ...{ version: definition.version, flags: [], mode: 'whole', instance: 1 },
    events: [{ type: 'TYPE', item: `answer.${kind}.contact`, text }],
  });

/** Drops a pending verification of another address. */
function createHost(kind: AddressKind, typed: string | undefined) {
  const left = ownVerification.load();
  const to = left?.kind === kind ? left[kind]?.to : undefined;
  if (typed !== undefined && !(to !== undefined && isSameAddress(kind, to, typed))) ownVerification.clear();
  return createAddressHost(kind);
}

const flows = {
  mail: { give: registerMail, erase: eraseMail, remove: ownAddressCalls.mailRemove },
  sms: { give: registerPhone, erase: erasePhone, remove: ownPhoneCalls.phoneRemove },
} as const;

/** After e-mail, offers mails about news. */
const GiveAddressDialog = ({ kind, onEnd, typed }: DialogProps) => {
  const [{ end, discovery, news, note, ...host }] = useState(() => createHost(kind, typed));
  useStore(news);
  const [proved, setProved] = useState(false);
  const { phase } = useProfileGate();
  // With inbound SMS, the phone can send the code.
  const [receives] = useState(
    kind === 'sms' &&
      typed === undefined &&
      phase.kind === 'ready' &&
      phase.profile.flags.smsInbound === true,
  );
  const definition = receives ? provePhone : flows[kind].give;
  const [initialState] = useState(() =>
    typed === undefined || host.drafts?.load() !== undefined
      ? undefined
      : restoreTyped(kind, definition, typed),
  );
  if (proved)
    return (
      <FlowDialog
        key="news"
        definition={mailNews}
        onEnd={(flags) => {
          if (flags.includes('yes')) void saveChoices({ mailNews: 'fact' });
          onEnd();
        }}
      />
    );
  const hasNews = phase.kind === 'ready' && (phase.profile.settings.mailNews ?? 'off') !== 'off';
  return (
    <FlowDialog
      {...host}
      definition={definition}
      initialState={initialState}
      onEnd={(flags, left) => {
        end(!left);
        if (kind === 'mail' && flags.includes('registered') && !hasNews) setProved(true);
        else onEnd();
      }}
    >
      {(play) => <CodeQuestion {...{ play, discovery, news, note }} />}
    </FlowDialog>
  );
};

const erase = async (kind: AddressKind): Promise<AddressResult['what']> => {
  try {
    const [answer] = await client.call(flows[kind].remove, {});
    await refreshProfile();
    return answer?.success ? 'erased' : 'failed';
  } catch {
    return 'failed';
  }
};

const EraseAddressDialog = ({ kind, onEnd }: DialogProps) => (
  <FlowDialog
    definition={flows[kind].erase}
    onEnd={(flags) => (flags.includes('yes') ? void erase(kind).then(onEnd) : onEnd())}
  />
);

export type AddressDialogProps = DialogProps & {
  way: AddressAction;
  onSignedIn: SignInDialogProps['onEnd'];
};

export const AddressDialog = ({ way, kind, typed, onEnd, onSignedIn }: AddressDialogProps) => {
  if (way === 'signIn') return <SignInDialog onEnd={onSignedIn} />;
  if (way === 'erase') return <EraseAddressDialog kind={kind} onEnd={onEnd} />;
  return <GiveAddressDialog kind={kind} typed={way === 'verify' ? typed : undefined} onEnd={onEnd} />;
};
