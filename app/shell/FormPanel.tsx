import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { DialogProps } from '@parvis/ui/parts/Dialog';
import { type FormEvent, type Ref, useId } from 'react';
import { useTexts } from '../lib/texts/useTexts.ts';
import { Panel } from './Panel.tsx';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });

export type FormPanelProps = Omit<DialogProps, 'open' | 'actions' | 'onSubmit'> & {
  submit: string;
  cancel?: string;
  busy?: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
};

export const FormPanel = ({
  submit,
  cancel,
  busy,
  formRef,
  onSubmit,
  children,
  ...panel
}: FormPanelProps) => {
  const { t } = useTexts();
  const formId = useId();
  return (
    <Panel
      open
      {...panel}
      actions={
        <>
          <Button variant="quiet" onClick={panel.onClose}>
            {cancel ?? t('part.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={formRef} onSubmit={onSubmit} noValidate>
        {children}
      </Form>
    </Panel>
  );
};
