import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { askCardClass, askFootClass, askNewsClass, askProblemClass } from '../shared/askCard.ts';
import { Frame } from '../shared/Frame.tsx';
import { headerOf, type Masthead } from '../shared/masthead.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';

const Card = styled('div', askCardClass);
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass, { color: '$mainBtnTxt2' });
const Code = styled(TextField, { '&&': { letterSpacing: '0.3em' } });
const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Problem = styled('div', askProblemClass);
/** It stands there before it has words, so that they are heard; empty it takes no room. */
const News = styled('div', askNewsClass, { '&:empty': { position: 'absolute', padding: 0, border: 'none' } });
const Doing = styled('div', { '&:empty': { position: 'absolute' } });
/** As wide as the card above it. */
const Foot = styled('div', askFootClass);
const Others = styled('div', { display: 'grid', gap: '$2', justifyItems: 'stretch' });

type Typed = {
  value: string;
  onChange: (value: string) => void;
  /** Takes the field, to focus it where it is at fault. */
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** First who signs in, then the code that was sent. The simple login shows a password field that is not used. */
export type LoginStep =
  | (Typed & {
      kind: 'username';
      label: string;
      placeholder?: string;
      hint?: ReactNode;
      /** Under the field: what is asked about what was typed. */
      below?: ReactNode;
      password?: { label: string; placeholder: string; hint?: ReactNode };
    })
  | (Typed & { kind: 'code'; label: string; hint?: ReactNode });

export type LoginTexts = { title: string; text?: string; submit: string };

export type LoginProps = {
  /** Words of the screen. */
  texts: LoginTexts;
  /** Whose page it is. */
  header: Masthead;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** What is asked now: a name, an address, a code. */
  step: LoginStep;
  /** What was typed is long enough. */
  canSubmit: boolean;
  /** What was typed is to be sent. */
  onSubmit: () => void;
  /** It is on its way: it cannot be sent again. Not by default. */
  busy?: boolean;
  /** What takes long while it is on its way: said once, aloud too. */
  doing?: ReactNode;
  /** What became of the code that is waited for: a sentence, said aloud when it comes. */
  news?: ReactNode;
  /** Why it failed: a sentence. */
  error?: ReactNode;
  /** How long to wait for a new code or another try. */
  wait?: ReactNode;
  /** Other ways: a new code, an e-mail instead, a QR code. */
  alternatives?: ReactNode;
  /** Below the form: other ways in. */
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
    // The focus comes here: where the code went is heard with the field.
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

/** Signs in by a name and a code. Renders header and `<main>` with a form. */
export const Login = (props: LoginProps) => {
  const { texts, header, onBack, step, canSubmit, onSubmit, busy = false } = props;
  const { doing, news, error, wait, alternatives, footer } = props;
  const problemId = useId();
  const textId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !busy) onSubmit();
  };
  return (
    <Frame header={headerOf(header, onBack)}>
      <Card>
        <Title>{texts.title}</Title>
        {texts.text && <Text id={textId}>{texts.text}</Text>}
        <News role="status">{news}</News>
        {error && (
          <Problem role="alert" id={problemId}>
            <p>{error}</p>
          </Problem>
        )}
        <Form onSubmit={submit} noValidate>
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
