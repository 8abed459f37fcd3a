import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { DialogProps } from '@parvis/ui/parts/Dialog';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { useTexts } from '../lib/texts/useTexts.ts';
import { Panel } from './Panel.tsx';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
/** Own line: the confirm button keeps its place. */
const Wide = styled(Button, { flex: '1 1 100%' });

export type FormPanelProps = Omit<DialogProps, 'open' | 'actions' | 'onSubmit'> & {
  submit: string;
  /** Second submit button, to continue with the next entry. Also Ctrl+Enter. */
  submitNext?: string | undefined;
  cancel?: string;
  busy?: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent, isNext: boolean) => void;
};

export const FormPanel = ({
  submit,
  submitNext,
  cancel,
  busy,
  formRef,
  onSubmit,
  children,
  ...panel
}: FormPanelProps) => {
  const { t } = useTexts();
  const formId = useId();
  const isNext = useRef(false);
  const submitAndGo = () => {
    isNext.current = true;
    // Safari 15.4 lacks requestSubmit.
    document.getElementById(formId)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    isNext.current = false;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!submitNext || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submitAndGo();
  };
  return (
    <Panel
      open
      {...panel}
      actions={
        <>
          {submitNext && (
            <Wide variant="quiet" aria-keyshortcuts="Control+Enter" onClick={submitAndGo}>
              {submitNext}
            </Wide>
          )}
          <Button variant="quiet" onClick={panel.onClose}>
            {cancel ?? t('part.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={formRef}
        onKeyDown={handleKeyDown}
        onSubmit={(event) => onSubmit(event, isNext.current)}
        noValidate
      >
        {children}
      </Form>
    </Panel>
  );
};
