import type { CaseInfo } from '@parvis/api/entities/case';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useState } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { ContactFields, focusInvalidContact } from '../contact-details/ContactFields.tsx';
import {
  findInvalidChannels,
  formatContactLine,
  formatContactWay,
  hasContact,
  parseContactInput,
  prefillContactInput,
} from '../contact-details/contactInput.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';

const Line = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1 $2',
  paddingBlockStart: '$2',
  overflowWrap: 'anywhere',
});

type ReporterContactInfo = Pick<CaseInfo, 'contact' | 'can'>;

type ChangeContactProps = {
  known: NonNullable<CaseInfo['contact']>;
  onGive: (contact: GivenContact) => void;
  onClose: () => void;
};

const ChangeContact = ({ known, onGive, onClose }: ChangeContactProps) => {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const [typed, setTyped] = useState(() => prefillContactInput(known));
  const [errorsShown, setErrorsShown] = useState(false);
  const mail = useMailQuestion();
  const saveChanges = () => {
    if (findInvalidChannels(typed).length === 0)
      return mail.holds(typed.mail) || onGive(parseContactInput(typed));
    setErrorsShown(true);
    requestAnimationFrame(focusInvalidContact);
  };
  return (
    <Panel
      open
      title={t('reach.dialog')}
      onClose={onClose}
      actions={
        <>
          {known.length > 0 && (
            <Button variant="quiet" onClick={() => onGive({})}>
              {t('reach.withdraw')}
            </Button>
          )}
          <Button onClick={saveChanges}>{t('reach.save')}</Button>
        </>
      }
    >
      <ContactFields
        typed={typed}
        onType={setTyped}
        showErrors={errorsShown}
        errorConsequence={t('reach.wrong.save')}
        mail={mail}
        verifiedMail={phase.kind === 'ready' ? phase.profile.email : undefined}
      />
    </Panel>
  );
};

export type OwnContactProps = {
  info: ReporterContactInfo;
  outbox: Pick<Outbox, 'add'>;
  cuid: string;
  csid: string;
  crUid: string;
};

export const OwnContact = ({ info: { contact = [], can }, outbox, ...where }: OwnContactProps) => {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const { phase } = useProfileGate();
  const flags = phase.kind === 'ready' ? phase.profile.flags : undefined;
  const mayChange = can.includes('contact') && (contact.length > 0 || flags?.addLaterOn === true);
  const mayVerify = contact.some(
    ({ kind, value, verified }) =>
      !verified && (kind === 'mail' || (flags?.sms === true && mobileOf(value).phone !== undefined)),
  );
  if (contact.length === 0 && !mayChange) return null;
  const contactText = contact
    .map((way) => `${formatContactWay(way)} (${t(way.verified ? 'reach.verified' : 'reach.claimed')})`)
    .join(', ');
  const saveContact = (given: GivenContact) => {
    const id = createId();
    const { csid } = where;
    const txt = hasContact(given)
      ? t('reach.sending', { ways: formatContactLine(given) })
      : t('reach.withdrawing');
    setAsked(false);
    const body = { csid, id, step: 'contact' as const, contact: given };
    void outbox.add({ kind: 'change', id, ...where, shown: { txt }, body });
  };
  return (
    <Line>
      {contact.length > 0 ? t('reach.given', { ways: contactText }) : t('reach.none')}
      {mayVerify && (
        <ButtonLink size="small" href="/m/settings">
          {t('reach.verify')}
        </ButtonLink>
      )}
      {mayChange && (
        <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
          {t(contact.length > 0 ? 'reach.change' : 'reach.add')}
        </Button>
      )}
      {asked && <ChangeContact known={contact} onGive={saveContact} onClose={() => setAsked(false)} />}
    </Line>
  );
};
