import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useState } from 'react';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactFields, focusContactFields, focusInvalidContact } from '../contact-details/ContactFields.tsx';
import {
  type ContactInput,
  emptyContactInput,
  findInvalidChannels,
  findNewlyInvalidChannels,
  formatContactLine,
  hasContact,
  hasContactInput,
  parseContactInput,
  restoreContactInput,
} from '../contact-details/contactInput.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';

const LaterNotice = styled('p', { margin: 0, lineHeight: '$snug' });

export interface ContactStep {
  readonly view: ReactNode;
  /** The first attempt with an invalid value shows an error, the next omits it. */
  readonly validate: () => boolean;
  readonly given: GivenContact | undefined;
  readonly lines: readonly { label: string; value: string }[];
  readonly clear: () => void;
}

export function useContactStep(
  wanted: CustomerInfo['contactWanted'],
  crUid: string,
  name: string,
): ContactStep {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const [draft] = useState(() => createUserSlot(crUid, `reach_${name}`));
  const [typed, setTyped] = useState(() => restoreContactInput(draft.load()));
  const [flaggedInput, setFlaggedInput] = useState<ContactInput>();
  const [opened, setOpened] = useState(wanted === 'asked' || hasContactInput(typed));
  const [later, setLater] = useState(false);
  const mail = useMailQuestion();
  if (wanted !== 'asked' && wanted !== 'offered')
    return { view: undefined, validate: () => true, given: undefined, lines: [], clear: draft.remove };

  const updateInput = (now: ContactInput) => {
    setTyped(now);
    if (findInvalidChannels(now).length === 0) setFlaggedInput(undefined);
    if (hasContactInput(now)) draft.save(now);
    else draft.remove();
  };
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const skipContact = () => {
    updateInput(emptyContactInput);
    setOpened(false);
    setLater(true);
  };
  const open = () => {
    setOpened(true);
    // After the fields mount.
    requestAnimationFrame(focusContactFields);
  };
  const view = opened ? (
    <>
      <ContactFields
        typed={typed}
        onType={updateInput}
        showErrors={flaggedInput !== undefined}
        errorConsequence={t('reach.wrong.send')}
        mail={mail}
        verifiedMail={profile?.email}
      />
      {profile?.flags.addLaterOn && (
        <Button variant="quiet" onClick={skipContact}>
          {t(hasContactInput(typed) ? 'reach.without' : 'reach.later')}
        </Button>
      )}
    </>
  ) : (
    <>
      {later && <LaterNotice role="status">{t('reach.later.text')}</LaterNotice>}
      <Button variant="quiet" onClick={open}>
        {t('reach.offer')}
      </Button>
    </>
  );
  const given = parseContactInput(typed);
  return {
    view,
    validate() {
      if (findNewlyInvalidChannels(typed, flaggedInput).length === 0) return !mail.holds(typed.mail);
      setFlaggedInput(typed);
      // After the error is rendered.
      requestAnimationFrame(focusInvalidContact);
      return false;
    },
    given: hasContact(given) ? given : undefined,
    lines: hasContact(given) ? [{ label: t('reach.title'), value: formatContactLine(given) }] : [],
    clear: draft.remove,
  };
}
