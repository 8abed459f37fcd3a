import { EMAIL_MAX, PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { withoutLink } from '@parvis/questionnaire/model/values/linkedValue';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import {
  type ContactChannel,
  type ContactInput,
  findInvalidChannels,
  getContactErrorId,
} from './contactInput.ts';
import { foreignReader, preloadNumberingPlans } from './foreignNumbers.ts';
import type { MailQuestion } from './useMailQuestion.tsx';

const Group = styled('fieldset', {
  display: 'grid',
  gap: '$4',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
const Legend = styled('legend', {
  padding: 0,
  paddingBlockEnd: '$1',
  fontWeight: '$bold',
  lineHeight: '$snug',
});
const Intro = styled('p', { margin: 0, lineHeight: '$snug', fontSize: '$sm' });

export type ContactFieldsProps = {
  typed: ContactInput;
  onType: (typed: ContactInput) => void;
  showErrors: boolean;
  /** What sending does with an invalid value. */
  errorConsequence?: ReactNode;
  /** Question about a likely typo. */
  mail: MailQuestion;
  /** The person's verified address. */
  verifiedMail: string | undefined;
};

export const focusContactFields = (): void =>
  document.querySelector<HTMLElement>('fieldset input[type=tel]')?.focus();

export const focusInvalidContact = (): void =>
  document.querySelector<HTMLElement>('fieldset input[aria-invalid=true]')?.focus();

/** Phone, mail, both or none, in a `<fieldset>`. */
export const ContactFields = (props: ContactFieldsProps) => {
  const { typed, onType, showErrors, errorConsequence, mail, verifiedMail } = props;
  const { t } = useTexts();
  // Revalidates foreign numbers once numbering plans are loaded.
  useStore(foreignReader);
  useEffect(() => void preloadNumberingPlans(typed.phone), [typed.phone]);
  const invalidChannels = showErrors ? findInvalidChannels(typed) : [];
  const getFieldProps = (way: ContactChannel) => ({
    value: typed[way],
    invalid: invalidChannels.includes(way),
    showError: true,
    need: 'optional' as const,
    error: (
      <>
        {t(getContactErrorId(way, typed[way]))} {errorConsequence}
      </>
    ),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onType({ ...typed, [way]: withoutLink(target.value) }),
  });
  const isVerified = verifiedMail !== undefined && typed.mail.trim().toLowerCase() === verifiedMail;
  return (
    <Group>
      <Legend>{t('reach.title')}</Legend>
      <Intro>{t('reach.text')}</Intro>
      <TextField
        {...getFieldProps('phone')}
        label={t('reach.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_TYPED_MAX}
        placeholder={t('reach.phone.example')}
      />
      <TextField
        {...getFieldProps('mail')}
        label={t('reach.mail')}
        hint={isVerified ? t('reach.mail.proved') : undefined}
        below={mail.below(typed.mail, (meant) => onType({ ...typed, mail: meant }))}
        // `type="email"` would return accented domains in punycode.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        // One above the limit: reports an overlong address instead of truncating it.
        maxLength={EMAIL_MAX + 1}
        placeholder={t('reach.mail.example')}
      />
      {verifiedMail !== undefined && typed.mail === '' && (
        <Button variant="quiet" size="small" onClick={() => onType({ ...typed, mail: verifiedMail })}>
          {t('reach.mail.use', { mail: verifiedMail })}
        </Button>
      )}
    </Group>
  );
};
