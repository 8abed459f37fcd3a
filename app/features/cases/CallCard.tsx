import type { CaseInfo } from '@parvis/api/entities/case';
import { PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { withoutLink } from '@parvis/questionnaire/model/values/linkedValue';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import {
  emptyContactInput,
  formatContactWay,
  getContactErrorId,
  parseContactInput,
} from '../contact-details/contactInput.ts';
import { foreignReader, preloadNumberingPlans } from '../contact-details/foreignNumbers.ts';
import { CardBox } from './CardBox.tsx';
import { useCallAnswer } from './useCallAnswer.ts';
import type { CaseReader } from './useCase.ts';

const Form = styled('form', { display: 'grid', gap: '$3', margin: 0 });
const Legend = styled('p', { margin: 0, fontWeight: '$bold', lineHeight: '$snug' });
const Note = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '& > *': { flex: '1 1 auto' },
});
const Status = styled('div', { display: 'grid', gap: '$3', justifyItems: 'start', outline: 'none' });

/** Given for this case or verified, formatted. */
function useKnownNumbers({ contact = [] }: Pick<CaseInfo, 'contact'>): readonly string[] {
  const { phase } = useProfileGate();
  const proved = phase.kind === 'ready' ? phase.profile.phone : undefined;
  const given = contact.filter(({ kind }) => kind === 'phone').map(formatContactWay);
  return [...new Set([...given, ...(proved === undefined ? [] : [formatPhone(proved)])])];
}

type CallActions = ReturnType<typeof useCallAnswer>;
type CallFormProps = { info: CaseInfo; actions: CallActions };

const OTHER = 'other';

/** One tap if a number is known. */
const CallForm = ({ info, actions: { send, sending } }: CallFormProps) => {
  const { t } = useTexts();
  const legendId = useId();
  const known = useKnownNumbers(info);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useStore(foreignReader);
  useEffect(() => void preloadNumberingPlans(typed), [typed]);
  const number = chosen ?? known[0] ?? OTHER;
  const { phone } = parseContactInput({ ...emptyContactInput, phone: number === OTHER ? typed : number });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (phone === undefined) return field.current?.focus();
    send({ event: 'accepted', phone });
  };
  return (
    <Form onSubmit={submit} noValidate>
      {known.length > 0 && (
        <div>
          <Legend id={legendId}>{t('call.number')}</Legend>
          <ChoiceGroup exclusive aria-labelledby={legendId}>
            {[...known, OTHER].map((one) => (
              <Checkbox key={one} exclusive checked={number === one} onCheckedChange={() => setChosen(one)}>
                {one === OTHER ? t('call.other') : t('call.known', { phone: one })}
              </Checkbox>
            ))}
          </ChoiceGroup>
        </div>
      )}
      {number === OTHER && (
        <TextField
          ref={field}
          label={t('call.phone')}
          type="tel"
          autoComplete="tel"
          need="required"
          maxLength={PHONE_TYPED_MAX}
          value={typed}
          onChange={({ target }) => setTyped(withoutLink(target.value))}
          invalid={tried && phone === undefined}
          error={t(typed.trim() === '' ? 'call.phone.missing' : getContactErrorId('phone', typed))}
          showError
        />
      )}
      <Note>{t('call.private')}</Note>
      <Buttons>
        <Button type="submit" loading={sending === 'accepted'}>
          {t('call.accept')}
        </Button>
        <Button variant="quiet" loading={sending === 'declined'} onClick={() => send({ event: 'declined' })}>
          {t('call.decline')}
        </Button>
      </Buttons>
    </Form>
  );
};

/** The call is coming. Takes the replaced buttons' focus. */
const CallStatus = ({ info: { call, can }, actions: { send, sending } }: CallFormProps) => {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Status ref={box} tabIndex={-1}>
      <Legend role="status">{t(call?.event === 'begun' ? 'call.begun' : 'call.accepted')}</Legend>
      {can.includes('answerCall') && (
        <Button variant="quiet" loading={sending === 'declined'} onClick={() => send({ event: 'declined' })}>
          {t('call.drop')}
        </Button>
      )}
    </Status>
  );
};

export type CallCardProps = CaseReader & { info: CaseInfo };

/** A call proposed by staff: the reporter accepts with a number, or declines. */
export const CallCard = ({ info, ...reader }: CallCardProps) => {
  const { t } = useTexts();
  const actions = useCallAnswer(reader);
  const isProposed = info.call?.event === 'proposed';
  if (isProposed && !info.can.includes('answerCall')) return null;
  return (
    <CardBox>
      {isProposed ? <CallForm {...{ info, actions }} /> : <CallStatus {...{ info, actions }} />}
      {actions.failed && <Note role="alert">{t(actions.failed)}</Note>}
    </CardBox>
  );
};
