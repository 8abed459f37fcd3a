import type { ListedLabel } from '@parvis/api/calls/labels';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { LabelSwatch } from '@parvis/ui/screens/CaseLabels';
import { Moderation as EntriesScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../shell/ConfirmPanel.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { toCaseLabel } from '../cases/toCaseLabel.ts';
import { canOpenPage, getPageUrl } from './deskPages.ts';
import { LabelDialog } from './labels/LabelDialog.tsx';
import { getLabelsQuery, useLabelActions } from './labels/labelQueries.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

type Asked =
  | { readonly kind: 'new'; readonly label?: undefined }
  | { readonly kind: 'change' | 'remove'; readonly label: ListedLabel };

type LabelButtonsProps = { titleId: string; onAsk: (kind: 'change' | 'remove') => void };

const LabelButtons = ({ titleId, onAsk }: LabelButtonsProps) => {
  const { t } = useTexts();
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => onAsk('change')}>
        {t('labels.change.open')}
      </Button>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => onAsk('remove')}>
        {t('labels.remove')}
      </Button>
    </>
  );
};

type LabelDialogsProps = {
  cuid: string;
  asked: Asked | undefined;
  onEnd: (told?: 'labels.saved' | 'labels.removed') => void;
};

const LabelDialogs = ({ cuid, asked, onEnd }: LabelDialogsProps) => {
  const { t } = useTexts();
  const { save, remove } = useLabelActions(cuid);
  const close = () => {
    save.reset();
    remove.reset();
    onEnd();
  };
  if (!asked) return null;
  if (asked.kind !== 'remove')
    return (
      <LabelDialog label={asked.label} save={save} onDone={() => onEnd('labels.saved')} onClose={close} />
    );
  const { label } = asked;
  return (
    <ConfirmPanel
      title={t('labels.remove.title', { name: label.name })}
      text={t('labels.remove.text', { count: label.cases })}
      yes={t('labels.remove')}
      no={t('part.cancel')}
      busy={remove.isPending}
      problem={remove.isError ? t('labels.remove.failed') : undefined}
      onYes={() => remove.mutate(label, { onSuccess: () => onEnd('labels.removed') })}
      onClose={close}
    />
  );
};

/** `/staff/{cuid}/labels`, for managers. */
export const StaffLabels = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { data: labels, isError, refetch } = useQuery(getLabelsQuery(cuid));
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<'labels.saved' | 'labels.removed'>();
  const ask = (what: Asked) => {
    setTold(undefined);
    setAsked(what);
  };
  const nav = useDeskPage(desk, 'labels', t('labels.title'));
  const back = getPageUrl(canOpenPage('administration', desk.role) ? 'administration' : 'cases', cuid);
  const parts = labels && [
    {
      id: 'labels',
      title: t('labels.all', { count: labels.length }),
      empty: t('labels.empty'),
      entries: labels.map((label) => ({
        id: label.id,
        title: label.name,
        picture: <LabelSwatch colour={toCaseLabel(label).colour} />,
        lines: [t('labels.cases', { count: label.cases })],
        actions: (titleId: string) => (
          <LabelButtons titleId={titleId} onAsk={(kind) => ask({ kind, label })} />
        ),
      })),
    },
  ];
  return (
    <StaffPlace nav={nav}>
      <div>
        <EntriesScreen
          texts={{ title: t('labels.title'), text: t('labels.text') }}
          subtitle={cstmrLbl}
          onBack={() => navigate(back)}
          start={<Button onClick={() => ask({ kind: 'new' })}>{t('labels.new')}</Button>}
          parts={parts}
          onOpen={navigate}
          failed={
            isError && !labels ? (
              <ErrorState
                title={t('load.failed')}
                text={t('load.failed.text')}
                onRetry={() => void refetch()}
              />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
        <LabelDialogs
          cuid={cuid}
          asked={asked}
          onEnd={(done) => {
            setAsked(undefined);
            setTold(done);
          }}
        />
        <VisuallyHidden role="status">{told && t(told)}</VisuallyHidden>
      </div>
    </StaffPlace>
  );
};
