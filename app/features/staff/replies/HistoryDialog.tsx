import { displayMoment } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Chip } from '@parvis/ui/parts/Chip';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { Panel } from '../../../shell/Panel.tsx';

const List = styled('ol', { display: 'grid', gap: '$5', margin: 0, padding: 0, listStyle: 'none' });
const Version = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  justifyItems: 'start',
  '& + &': { paddingBlockStart: '$4', hairline: 'blockStart' },
});
const Line = styled('p', { margin: 0, fontSize: '$sm' });
const Name = styled('h3', { margin: 0, fontSize: '$md', fontWeight: '$bold' });
const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });

export type SavedVersion = {
  readonly by?: string | undefined;
  readonly saved?: string | undefined;
  readonly title: string;
  readonly texts: readonly { readonly language?: string; readonly label: string; readonly txt: string }[];
};

export type HistoryDialogProps = {
  title: string;
  current: SavedVersion;
  /** Newest first; undefined while loading. */
  versions: readonly SavedVersion[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Undefined if not permitted. */
  onRestore: ((index: number) => void) | undefined;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
};

const VersionText = ({ version, isCurrent }: { version: SavedVersion; isCurrent?: boolean }) => {
  const { t, locale } = useTexts();
  const { by, saved, title, texts } = version;
  const when = saved === undefined ? '' : displayMoment(locale(), new Date(saved));
  return (
    <>
      {isCurrent && <Chip>{t('replies.history.current')}</Chip>}
      <Name>{title}</Name>
      <Line>
        {by === undefined ? t('replies.saved.at', { when }) : t('replies.saved.by', { name: by, when })}
      </Line>
      {texts.map(({ language, label, txt }) => (
        <div key={label}>
          <Line>{label}</Line>
          <Words lang={language} dir="auto">
            {txt}
          </Words>
        </div>
      ))}
    </>
  );
};

/** Authors, times and earlier words; restores a version. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { title, current, versions, failed, onRetry, onRestore, busy, problem, onClose } = props;
  const { t } = useTexts();
  return (
    <Panel
      open
      title={title}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('replies.history.close')}
        </Button>
      }
    >
      {problem && <Problem role="alert">{problem}</Problem>}
      <List>
        <Version>
          <VersionText version={current} isCurrent />
          {versions?.length === 0 && <Line>{t('replies.history.none')}</Line>}
        </Version>
        {versions?.map((version, index) => (
          <Version key={`${version.saved}-${index}`}>
            <VersionText version={version} />
            {onRestore && (
              <Button variant="quiet" size="small" disabled={busy} onClick={() => onRestore(index)}>
                {t('replies.history.restore')}
              </Button>
            )}
          </Version>
        ))}
      </List>
      {failed && <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={onRetry} />}
      {!failed && !versions && <Progress label={t('part.loading')} />}
    </Panel>
  );
};
