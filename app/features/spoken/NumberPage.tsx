import { SPOKEN_MAX, spokenCalls } from '@parvis/api/calls/counter';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { Notice } from '@parvis/ui/screens/Notice';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { useDeviceLook } from '../../lib/branding/useDeviceLook.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { MiddleFooter } from '../../shell/MiddleFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0, textAlign: 'start' });

const getProblem = (error: unknown): TextId => {
  if (isRefusedAs(error, 'unknownLink', 'badRequest')) return 'spoken.unknown';
  return isRefusedAs(error, 'tooMany') ? 'spoken.tooMany' : 'spoken.failed';
};

/** `/n`: opens a link by a number noted on the phone or at a counter. */
export const NumberPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const look = useDeviceLook();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  useDocumentTitle(t('spoken.title'), look?.label ?? t('app.name'));
  const tell = (what: TextId) => {
    setProblem(what);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return tell('spoken.missing');
    setBusy(true);
    try {
      const [found] = await client.call(spokenCalls.linkNumber, { body: { number: typed.trim() } });
      if (found) navigate(`/m/c/${found.connectId}`);
    } catch (error) {
      tell(getProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      header={{ label: t('app.name'), ...look }}
      icon={<ListIcon size={36} />}
      texts={{ title: t('spoken.title'), text: t('spoken.text') }}
      actions={
        <>
          <Form onSubmit={(event) => void submit(event)} noValidate>
            <TextField
              ref={field}
              label={t('spoken.number')}
              hint={t('spoken.hint')}
              value={typed}
              maxLength={SPOKEN_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              invalid={problem !== undefined}
              error={problem && t(problem)}
              showError
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" block loading={busy}>
              {t('spoken.open')}
            </Button>
          </Form>
          <MiddleFooter />
        </>
      }
    />
  );
};
