import { EMAIL_MAX, PHONE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type TypedContact, type TypedWay, whyWrong, wrongIn } from './typedContact.ts';

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
const Told = styled('p', { margin: 0, lineHeight: '$snug', fontSize: '$sm' });

export type ContactFieldsProps = {
  typed: TypedContact;
  onType: (typed: TypedContact) => void;
  tellWrong: boolean;
  /** Explains what sending does with an invalid value. */
  wrongMeans?: ReactNode;
  /** The verified address, offered as a value. */
  proved: string | undefined;
};

export const showContact = (): void =>
  document.querySelector<HTMLElement>('fieldset input[type=tel]')?.focus();

export const showWrongContact = (): void =>
  document.querySelector<HTMLElement>('fieldset input[aria-invalid=true]')?.focus();

/** Asks for a phone number and an e-mail address, both optional. Renders a `<fieldset>`. */
export const ContactFields = ({ typed, onType, tellWrong, wrongMeans, proved }: ContactFieldsProps) => {
  const { t } = useTexts();
  const wrong = tellWrong ? wrongIn(typed) : [];
  const field = (way: TypedWay) => ({
    value: typed[way],
    invalid: wrong.includes(way),
    showError: true,
    need: 'optional' as const,
    error: (
      <>
        {t(whyWrong(way, typed[way]))} {wrongMeans}
      </>
    ),
    onChange: ({ target }: { target: HTMLInputElement }) => onType({ ...typed, [way]: target.value }),
  });
  const isProved = proved !== undefined && typed.mail.trim().toLowerCase() === proved;
  return (
    <Group>
      <Legend>{t('reach.title')}</Legend>
      <Told>{t('reach.text')}</Told>
      <TextField
        {...field('phone')}
        label={t('reach.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_TYPED_MAX}
        placeholder={t('reach.phone.example')}
      />
      <TextField
        {...field('mail')}
        label={t('reach.mail')}
        hint={isProved ? t('reach.mail.proved') : undefined}
        type="email"
        autoComplete="email"
        // One more than allowed: an overlong address shows an error instead of being cut.
        maxLength={EMAIL_MAX + 1}
        placeholder={t('reach.mail.example')}
      />
      {proved !== undefined && typed.mail === '' && (
        <Button variant="quiet" size="small" onClick={() => onType({ ...typed, mail: proved })}>
          {t('reach.mail.use', { mail: proved })}
        </Button>
      )}
    </Group>
  );
};
