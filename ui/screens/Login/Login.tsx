import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { askCardClass, askFootClass, askNewsClass, askProblemClass } from '../shared/askCard.ts';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';

const Card = styled('div', askCardClass);
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass, { color: '$mainBtnTxt2' });
const Code = styled(TextField, { '&&': { letterSpacing: '0.3em' } });
const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Problem = styled('div', askProblemClass);
/** Mounted before its text. */
const News = styled('div', askNewsClass, { '&:empty': { position: 'absolute', padding: 0, border: 'none' } });
const Doing = styled('div', { '&:empty': { position: 'absolute' } });
const Foot = styled('div', askFootClass);
const Others = styled('div', { display: 'grid', gap: '$2', justifyItems: 'stretch' });

type Typed = {
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** Identifier, then code. The simple login shows an unused password field. */
export type LoginStep =
  | (Typed & {
      kind: 'username';
      label: string;
      placeholder?: string;
      hint?: ReactNode;
      /** Under the field. */
      below?: ReactNode;
      password?: { label: string; placeholder: string; hint?: ReactNode };
    })
  | (Typed & { kind: 'code'; label: string; hint?: ReactNode });

export type LoginTexts = { title: string; text?: string; submit: string };

export type LoginProps = {
  texts: LoginTexts;
  header: Masthead;
  onBack?: (() => void) | undefined;
  step: LoginStep;
  canSubmit: boolean;
  onSubmit: () => void;
  busy?: boolean;
  /** Announced. */
  doing?: ReactNode;
  /** Delivery state, announced. */
  news?: ReactNode;
  error?: ReactNode;
  /** Before a new code or attempt. */
  wait?: ReactNode;
  alternatives?: ReactNode;
  footer?: ReactNode;
};

type FieldsProps = { step: LoginStep; problem: string | undefined; lead: string | undefined };

const Fields = ({ step, problem, lead }: FieldsProps) => {
  const typed = {
    label: step.label,
    hint: step.hint,
    value: step.value,
    ref: step.inputRef,
    invalid: problem !== undefined,
    'aria-describedby': problem,
    onChange: (event: { target: HTMLInputElement }) => step.onChange(event.target.value),
    autoCapitalize: 'none',
    spellCheck: false,
  };
  if (step.kind === 'code') {
    // Where the code went.
    const described = [problem, lead].filter(Boolean).join(' ') || undefined;
    return <Code {...typed} aria-describedby={described} autoComplete="one-time-code" />;
  }
  const { password, placeholder, below } = step;
  return (
    <>
      <TextField {...typed} {...{ placeholder, below }} autoComplete="username" />
      {password && <TextField {...password} type="text" disabled autoComplete="off" />}
    </>
  );
};

/** Sign-in by identifier and code. */
export const Login = (props: LoginProps) => {
  const { texts, header, onBack, step, canSubmit, onSubmit, busy = false } = props;
  const { doing, news, error, wait, alternatives, footer } = props;
  const problemId = useId();
  const textId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !busy) onSubmit();
  };
  return (
    <Frame header={toHeaderProps(header, onBack)}>
      <Card>
        <Title>{texts.title}</Title>
        {texts.text && <Text id={textId}>{texts.text}</Text>}
        <News role="status">{news}</News>
        {error && (
          <Problem role="alert" id={problemId}>
            <p>{error}</p>
          </Problem>
        )}
        <Form onSubmit={handleSubmit} noValidate>
          <Fields
            key={step.kind}
            step={step}
            problem={error ? problemId : undefined}
            lead={texts.text ? textId : undefined}
          />
          <Button type="submit" block disabled={!canSubmit} loading={busy}>
            {texts.submit}
          </Button>
        </Form>
        <Doing role="status">{doing}</Doing>
        {wait}
        {alternatives && <Others>{alternatives}</Others>}
      </Card>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
};
