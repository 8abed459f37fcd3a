import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';

const Form = styled('form', { display: 'grid', gap: '$4' });
const Buttons = styled('div', { display: 'grid', gap: '$2' });

export type TypedCodeTexts = {
  field: string;
  fieldHint: string;
  open: string;
  /** To the live picture. */
  scan: string;
};

export type TypedCodeProps = {
  texts: TypedCodeTexts;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  checking?: boolean | undefined;
  onSubmit: () => void;
  onScan: () => void;
};

/** Field for the printed code; takes focus. */
export const TypedCode = ({ texts, value, onChange, error, checking, onSubmit, onScan }: TypedCodeProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checking) onSubmit();
    field.current?.focus();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={texts.field}
        hint={texts.fieldHint}
        need="required"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        invalid={error !== undefined}
        error={error}
        showError
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="url"
        enterKeyHint="go"
      />
      <Buttons>
        <Button block type="submit" loading={checking ?? false}>
          {texts.open}
        </Button>
        <Button block variant="quiet" onClick={onScan}>
          {texts.scan}
        </Button>
      </Buttons>
    </Form>
  );
};
