import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useState } from 'react';
import { ContactFields, showContact, showWrongContact } from '../reach/ContactFields.tsx';
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
} from '../reach/typedContact.ts';
import { useMailQuestion } from '../reach/useMailQuestion.tsx';
import { keeper } from '../session/keeper.ts';
import { useProfile } from '../session/useProfile.ts';
import { useTexts } from '../texts/useTexts.ts';

const Later = styled('p', { margin: 0, lineHeight: '$snug' });

/** What the last step of a report asks of how somebody can be reached. */
export interface ContactStep {
  /** What is asked; nothing where the customer does not want it. */
  readonly view: ReactNode;
  /** Whether the report goes now: what is neither number nor address is told, and left out where it still stands as it was told. */
  readonly goes: () => boolean;
  /** What goes with the report, where anything does. */
  readonly given: GivenContact | undefined;
  /** The same as it is shown until the report has gone. */
  readonly lines: readonly { label: string; value: string }[];
  readonly forget: () => void;
}

/** Asks how whoever reports can be reached, where their customer wants to know; it is always left to them. */
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
    // What was put right and went wrong again is told anew.
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
    // Once the fields are there.
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
      // Once it is marked.
      requestAnimationFrame(showWrongContact);
      return false;
    },
    given: isGiven(given) ? given : undefined,
    lines: isGiven(given) ? [{ label: t('reach.title'), value: contactLine(given) }] : [],
    forget: draft.remove,
  };
}
