import { REPORTER_NAME_MAX } from '@parvis/api/entities/reporterContact';
import { EMAIL_MAX, PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { withoutLink } from '@parvis/questionnaire/model/values/linkedValue';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { TextField } from '@parvis/ui/parts/TextField';
import { useEffect, useId } from 'react';
import { useStore } from '../../../lib/api/useStore.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import {
  type ContactChannel,
  findInvalidChannels,
  getContactErrorId,
} from '../../contact-details/contactInput.ts';
import { foreignReader, preloadNumberingPlans } from '../../contact-details/foreignNumbers.ts';
import { useMailQuestion } from '../../contact-details/useMailQuestion.tsx';
import { type CounterDraft, hasContact } from './counterDraft.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold', lineHeight: '$snug' });

type CounterContactProps = {
  draft: CounterDraft;
  onChange: (changed: Partial<CounterDraft>) => void;
  /** Shows errors. */
  tried: boolean;
};

export const lacksAgreement = (draft: CounterDraft): boolean => hasContact(draft) && !draft.agreed;

/** Optional name, mobile and mail, with consent. */
export const CounterContact = ({ draft, onChange, tried }: CounterContactProps) => {
  const { t } = useTexts();
  const problemId = useId();
  const mail = useMailQuestion();
  useStore(foreignReader);
  useEffect(() => void preloadNumberingPlans(draft.phone), [draft.phone]);
  const invalid = tried ? findInvalidChannels(draft) : [];
  const isMissing = tried && lacksAgreement(draft);
  const getFieldProps = (way: ContactChannel) => ({
    value: draft[way],
    invalid: invalid.includes(way),
    showError: true,
    error: t(getContactErrorId(way, draft[way])),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [way]: withoutLink(target.value) }),
  });
  return (
    <>
      <TextField
        label={t('counter.name')}
        autoComplete="off"
        maxLength={REPORTER_NAME_MAX}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        {...getFieldProps('phone')}
        label={t('reach.phone')}
        type="tel"
        maxLength={PHONE_TYPED_MAX}
        placeholder={t('reach.phone.example')}
      />
      <TextField
        {...getFieldProps('mail')}
        label={t('reach.mail')}
        below={mail.below(draft.mail, (meant) => onChange({ mail: meant }))}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX + 1}
        placeholder={t('reach.mail.example')}
      />
      {hasContact(draft) && (
        <Checkbox
          checked={draft.agreed}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problemId : undefined}
          onCheckedChange={(agreed) => onChange({ agreed })}
        >
          {t('counter.agreed')}
        </Checkbox>
      )}
      {isMissing && (
        <Problem id={problemId} role="alert">
          {t('counter.agreed.missing')}
        </Problem>
      )}
    </>
  );
};
