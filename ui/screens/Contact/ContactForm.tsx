import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { TextArea } from '../../parts/TextArea/TextArea.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { cardClass, paragraphClass } from '../shared/page.ts';

const Hidden = styled('div', visuallyHiddenStyle);

type TrapFieldProps = {
  label: string;
  /** People leave it empty. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Honeypot: invisible and unreachable by keyboard, so only bots fill it. Its name avoids autofill. */
const TrapField = ({ label, ref }: TrapFieldProps) => (
  <Hidden aria-hidden="true">
    <label>
      {label}
      <input ref={ref} name="topic" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);

const Form = styled('form', cardClass, { display: 'grid', gap: '$4', margin: 0, '@desk': { padding: '$6' } });
const Problem = styled('span', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  fontWeight: '$bold',
  '& svg': { flexShrink: 0, marginBlockStart: '0.1em' },
});
const Failure = styled('div', {
  padding: '$3 $4',
  border: '2px dashed currentColor',
  borderRadius: '$control',
  lineHeight: '$snug',
});
const Strong = styled('p', paragraphClass, { fontWeight: '$bold' });
const Text = styled('p', paragraphClass);
const Note = styled('p', paragraphClass, { fontSize: '$sm', lineHeight: '$snug' });

export type ContactValues = { name: string; mail: string; message: string };

export type ContactField = keyof ContactValues;

export type ContactFormTexts = Record<ContactField, string> & {
  hints?: Partial<Record<ContactField, string>>;
  note?: string;
  send: string;
  /** Honeypot label. */
  trap?: string;
};

export type ContactFormProps = {
  texts: ContactFormTexts;
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  /** A new object focuses its first error. */
  errors?: Partial<Record<ContactField, string>> | undefined;
  onSend: () => void;
  sending?: boolean;
  /** Beside the button; nothing is lost. */
  failure?: { title: string; text: string } | undefined;
  /** By field; the message has a counter. */
  maxLengths?: Partial<Record<ContactField, number>> | undefined;
  /** Under the address. */
  belowMail?: ReactNode;
  /** Honeypot: only bots fill it. */
  trapRef?: Ref<HTMLInputElement> | undefined;
};

const useFocusOnFault = (errors: ContactFormProps['errors']) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors && Object.values(errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
};

const Fault = ({ children }: { children: string }) => (
  <Problem>
    <WarningIcon size="1.1em" />
    <span>{children}</span>
  </Problem>
);

/** Contact form. Renders a `<form>`. */
export const ContactForm = (props: ContactFormProps) => {
  const {
    texts,
    values,
    onChange,
    errors = {},
    onSend,
    sending = false,
    failure,
    maxLengths = {},
    belowMail,
    trapRef,
  } = props;
  const form = useFocusOnFault(props.errors);
  const getFieldProps = (name: ContactField) => {
    const error = errors[name];
    return {
      name,
      label: texts[name],
      value: values[name],
      maxLength: maxLengths[name],
      readOnly: sending,
      invalid: Boolean(error),
      hint: error ? <Fault>{error}</Fault> : texts.hints?.[name],
      need: name === 'name' ? ('optional' as const) : ('required' as const),
      onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
    };
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onSend();
  };
  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate data-sending={sending || undefined}>
      <TextField {...getFieldProps('name')} autoComplete="name" />
      <TextField
        {...getFieldProps('mail')}
        below={belowMail}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...getFieldProps('message')} rows={5} counter={maxLengths.message !== undefined} />
      {texts.trap && <TrapField label={texts.trap} ref={trapRef} />}
      {texts.note && <Note>{texts.note}</Note>}
      {failure && (
        <Failure role="alert">
          <Strong>{failure.title}</Strong>
          <Text>{failure.text}</Text>
        </Failure>
      )}
      <Button type="submit" block icon={<SendIcon size={20} />} loading={sending}>
        {texts.send}
      </Button>
    </Form>
  );
};
