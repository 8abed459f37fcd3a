import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useCallback, useState } from 'react';
import { Panel, PanelPart, Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { emptyDocument } from '../state/document.ts';
import { DraftQuestion, type Question } from './DraftQuestion.tsx';
import { LeftPart } from './LeftPart.tsx';
import type { ThemeStore, ThemeSummary } from './store.ts';
import { ThemeList } from './ThemeList.tsx';
import { useAsked } from './useAsked.ts';
import type { Draft } from './useDraft.ts';
import { VersionsPart } from './VersionsPart.tsx';

export type DraftsPanelProps = { draft: Draft; store: ThemeStore };

/** What was saved: the host's own themes, those on the device, and the versions of the one that is open. */
export const DraftsPanel = ({ draft, store }: DraftsPanelProps) => {
  const { t } = useStudioTexts();
  const [removes, setRemoves] = useState(0);
  const [asked, setAsked] = useState<Question | null>(null);
  const [failed, setFailed] = useState(false);
  const again = `${draft.saves} ${removes}`;
  const { id, work } = draft;
  const themes = useAsked(
    useCallback(() => store.list(), [store]),
    again,
  );
  const versions = useAsked(
    useCallback(async () => (id === null ? [] : store.versions(id)), [store, id]),
    again,
  );
  const open = async (theme: ThemeSummary) => {
    const loaded = await store.load(theme.id).catch(() => null);
    setFailed(loaded === null);
    if (loaded) draft.open(loaded);
  };
  const remove = async ({ id: removed }: ThemeSummary) => {
    await store.remove(removed);
    if (removed === id) draft.forget();
    setAsked(null);
    setRemoves((count) => count + 1);
  };
  /** What is not saved is left only on purpose. */
  const leave = (go: () => unknown) => (draft.dirty ? setAsked({ kind: 'leave', go }) : go());
  const listed = (label: string, shown: readonly ThemeSummary[]) => (
    <ThemeList
      label={label}
      themes={shown}
      current={id}
      onOpen={(theme) => leave(() => open(theme))}
      onRemove={(theme) => setAsked({ kind: 'remove', name: theme.name, go: () => remove(theme) })}
      onReplace={(theme) => setAsked({ kind: 'replace', name: theme.name, go: () => draft.saveAs(theme) })}
    />
  );
  const live = themes.value?.filter(({ fixed }) => fixed) ?? [];
  const own = themes.value?.filter(({ fixed }) => !fixed) ?? [];
  return (
    <Panel title={t('studio.drafts')} lead={t('studio.drafts.lead')}>
      <Row>
        <Button
          variant="quiet"
          icon={<PlusIcon size={20} />}
          onClick={() => leave(() => draft.begin(emptyDocument))}
        >
          {t('studio.drafts.new')}
        </Button>
        {draft.fixed && (
          <Button
            variant="quiet"
            icon={<CopyIcon size={20} />}
            onClick={() => draft.saveAs({ id: null, name: t('studio.save.copyName', { name: draft.name }) })}
          >
            {t('studio.save.copy')}
          </Button>
        )}
      </Row>
      {(themes.failed || versions.failed || failed) && <Problem>{t('studio.drafts.failed')}</Problem>}
      {draft.left.length > 0 && (
        <LeftPart
          left={draft.left}
          onResume={(left) => leave(() => draft.resume(left))}
          onDrop={(left) => setAsked({ kind: 'drop', go: () => draft.drop(left) })}
        />
      )}
      {themes.value?.length === 0 && <p style={{ margin: 0 }}>{t('studio.drafts.none')}</p>}
      {live.length > 0 && (
        <PanelPart title={t('studio.drafts.live')}>{listed(t('studio.drafts.live'), live)}</PanelPart>
      )}
      {live.length > 0 && own.length > 0 && (
        <PanelPart title={t('studio.drafts.device')}>{listed(t('studio.drafts.device'), own)}</PanelPart>
      )}
      {live.length === 0 && listed(t('studio.drafts'), own)}
      {versions.value && versions.value.length > 0 && (
        <VersionsPart
          versions={versions.value}
          onBack={({ document }) => work.change('version', () => document)}
        />
      )}
      <DraftQuestion asked={asked} onDone={() => setAsked(null)} />
    </Panel>
  );
};
