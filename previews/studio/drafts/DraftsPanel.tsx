import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useCallback, useEffect, useState } from 'react';
import { Panel, PanelPart, Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { emptyDocument } from '../state/document.ts';
import { DraftItem, DraftList } from './DraftList.tsx';
import { DraftQuestion, type Question } from './DraftQuestion.tsx';
import { describeThemeChanges } from './describeThemeChanges.ts';
import type { ThemeStore, ThemeSummary } from './store.ts';
import type { ClosedTabWork } from './unsavedStorage.ts';
import type { Draft } from './useDraft.ts';
import { VersionsPart } from './VersionsPart.tsx';

type ThemeListProps = {
  label: string;
  themes: readonly ThemeSummary[];
  /** Of the open theme. */
  current: string | null;
  onOpen: (theme: ThemeSummary) => void;
  onRemove: (theme: ThemeSummary) => void;
  /** Over a theme of the host. */
  onReplace: (theme: ThemeSummary) => void;
};

/** The host's can only be overwritten. */
const ThemeList = ({ label, themes, current, onOpen, onRemove, onReplace }: ThemeListProps) => {
  const { t, locale } = useStudioTexts();
  const when = (iso: string | null) =>
    iso === null
      ? t('studio.drafts.never')
      : new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <DraftList label={label}>
      {themes.map((theme) => {
        const { id, name, savedAt, fixed } = theme;
        return (
          <DraftItem key={id} title={<b>{name}</b>} notes={[when(savedAt)]} current={id === current}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onOpen(theme)}
              aria-label={t('studio.drafts.openNamed', { name })}
            >
              {t('studio.drafts.open')}
            </Button>
            {fixed && id !== current && (
              <Button size="small" variant="quiet" onClick={() => onReplace(theme)}>
                {t('studio.save.for', { name })}
              </Button>
            )}
            {!fixed && (
              <Button
                size="small"
                variant="plain"
                iconOnly
                icon={<TrashIcon size={20} />}
                onClick={() => onRemove(theme)}
              >
                {t('studio.drafts.removeNamed', { name })}
              </Button>
            )}
          </DraftItem>
        );
      })}
    </DraftList>
  );
};

type LeftPartProps = {
  left: readonly ClosedTabWork[];
  onResume: (work: ClosedTabWork) => void;
  onDrop: (work: ClosedTabWork) => void;
};

/** Unsaved work of closed tabs. */
const UnsavedPart = ({ left, onResume, onDrop }: LeftPartProps) => {
  const { t, locale } = useStudioTexts();
  return (
    <PanelPart title={t('studio.drafts.left')}>
      <p>{t('studio.drafts.left.text')}</p>
      <DraftList label={t('studio.drafts.left')}>
        {left.map((work) => {
          const name = work.name.trim() || t('studio.drafts.noName');
          const when = new Date(work.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <DraftItem key={work.key} title={<b>{name}</b>} notes={[when]}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onResume(work)}
                aria-label={t('studio.drafts.resumeNamed', { name, when })}
              >
                {t('studio.drafts.resume')}
              </Button>
              <Button
                size="small"
                variant="plain"
                iconOnly
                icon={<TrashIcon size={20} />}
                onClick={() => onDrop(work)}
              >
                {t('studio.drafts.dropNamed', { name, when })}
              </Button>
            </DraftItem>
          );
        })}
      </DraftList>
    </PanelPart>
  );
};

interface Asked<T> {
  readonly value: T | null;
  readonly failed: boolean;
}

/** Reloads when `again` changes. */
function useLoaded<T>(ask: () => Promise<T>, again: unknown): Asked<T> {
  const [state, setState] = useState<Asked<T>>({ value: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when to ask
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setState({ value, failed: false }),
      () => current && setState(({ value }) => ({ value, failed: true })),
    );
    return () => {
      current = false;
    };
  }, [ask, again]);
  return state;
}

export type DraftsPanelProps = { draft: Draft; store: ThemeStore };

/** Host's themes, those on the device, versions of the open one. */
export const DraftsPanel = ({ draft, store }: DraftsPanelProps) => {
  const texts = useStudioTexts();
  const { t } = texts;
  const [removes, setRemoves] = useState(0);
  const [asked, setAsked] = useState<Question | null>(null);
  const [failed, setFailed] = useState(false);
  const again = `${draft.saves} ${removes}`;
  const { id, work } = draft;
  const themes = useLoaded(
    useCallback(() => store.list(), [store]),
    again,
  );
  const versions = useLoaded(
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
  /** Everybody sees it. */
  const replace = async (theme: ThemeSummary) => {
    const now = await store.load(theme.id).catch(() => null);
    setFailed(now === null);
    if (!now) return;
    const changes = describeThemeChanges(texts, now.document, work.document);
    setAsked({ kind: 'replace', name: theme.name, changes, go: () => draft.saveAs(theme) });
  };
  /** Asks before unsaved work is lost. */
  const leave = (go: () => unknown) => (draft.dirty ? setAsked({ kind: 'leave', go }) : go());
  const renderThemes = (label: string, shown: readonly ThemeSummary[]) => (
    <ThemeList
      label={label}
      themes={shown}
      current={id}
      onOpen={(theme) => leave(() => open(theme))}
      onRemove={(theme) => setAsked({ kind: 'remove', name: theme.name, go: () => remove(theme) })}
      onReplace={(theme) => void replace(theme)}
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
        <UnsavedPart
          left={draft.left}
          onResume={(left) => leave(() => draft.resume(left))}
          onDrop={(left) => setAsked({ kind: 'drop', go: () => draft.drop(left) })}
        />
      )}
      {themes.value?.length === 0 && <p style={{ margin: 0 }}>{t('studio.drafts.none')}</p>}
      {live.length > 0 && (
        <PanelPart title={t('studio.drafts.live')}>{renderThemes(t('studio.drafts.live'), live)}</PanelPart>
      )}
      {live.length > 0 && own.length > 0 && (
        <PanelPart title={t('studio.drafts.device')}>
          {renderThemes(t('studio.drafts.device'), own)}
        </PanelPart>
      )}
      {live.length === 0 && renderThemes(t('studio.drafts'), own)}
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
