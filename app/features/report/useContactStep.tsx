import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useState } from 'react';
import { keeper } from '../../lib/session/keeper.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactFields, showContact, showWrongContact } from '../contact-details/ContactFields.tsx';
import {
  contactIn,
  contactLine,
  isGiven,
  isTyped,
  nothingTyped,
  type TypedContact,
  typedFrom,
  untoldIn,
  wrongIn,
} from '../contact-details/typedContact.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';

const Later = styled('p', { margin: 0, lineHeight: '$snug' });

export interface ContactStep {
  readonly view: ReactNode;
  /** Whether the report may be sent. An invalid value shows an error first, and is omitted the next time. */
  readonly goes: () => boolean;
  readonly given: GivenContact | undefined;
  readonly lines: readonly { label: string; value: string }[];
  readonly forget: () => void;
}

export function useContactStep(
  wanted: CustomerInfo['contactWanted'],
  crUid: string,
  name: string,
): ContactStep {
  const { t } = useTexts();
  const { phase } = useProfile();
  const [draft] = useState(() => keeper(crUid, `reach_${name}`));
  const [typed, setTyped] = useState(() => typedFrom(draft.load()));
  const [told, setTold] = useState<TypedContact>();
  const [opened, setOpened] = useState(wanted === 'asked' || isTyped(typed));
  const [later, setLater] = useState(false);
  const mail = useMailQuestion();
  if (wanted !== 'asked' && wanted !== 'offered')
    return { view: undefined, goes: () => true, given: undefined, lines: [], forget: draft.remove };

  const type = (now: TypedContact) => {
    setTyped(now);
    if (wrongIn(now).length === 0) setTold(undefined);
    if (isTyped(now)) draft.save(now);
    else draft.remove();
  };
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const putOff = () => {
    type(nothingTyped);
    setOpened(false);
    setLater(true);
  };
  const open = () => {
    setOpened(true);
    // After the fields mount.
    requestAnimationFrame(showContact);
  };
  const view = opened ? (
    <>
      <ContactFields
        typed={typed}
        onType={type}
        tellWrong={told !== undefined}
        wrongMeans={t('reach.wrong.send')}
        mail={mail}
        proved={profile?.email}
      />
      {profile?.flags.addLaterOn && (
        <Button variant="quiet" onClick={putOff}>
          {t(isTyped(typed) ? 'reach.without' : 'reach.later')}
        </Button>
      )}
    </>
  ) : (
    <>
      {later && <Later role="status">{t('reach.later.text')}</Later>}
      <Button variant="quiet" onClick={open}>
        {t('reach.offer')}
      </Button>
    </>
  );
  const given = contactIn(typed);
  return {
    view,
    goes() {
      if (untoldIn(typed, told).length === 0) return !mail.holds(typed.mail);
      setTold(typed);
      // After the error is rendered.
      requestAnimationFrame(showWrongContact);
      return false;
    },
    given: isGiven(given) ? given : undefined,
    lines: isGiven(given) ? [{ label: t('reach.title'), value: contactLine(given) }] : [],
    forget: draft.remove,
  };
}
