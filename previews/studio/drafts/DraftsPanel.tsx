import { styled } from '@parvis/theme/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { useCallback, useEffect, useState } from 'react';
import { Panel, PanelPart, Problem, Row } from '../chrome/Panel.tsx';
import { useStudioTexts } from '../chrome/texts.tsx';
import { Swatch } from '../field/Swatch.tsx';
import { emptyDocument } from '../state/document.ts';
import { colourOf } from '../state/keyOf.ts';
import type { ThemeStore, ThemeSummary, ThemeVersion } from './store.ts';
import type { Draft } from './useDraft.ts';

const List = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $2 $2 $4',
  borderRadius: '$card',
  hairline: 'all',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  '& > p': { flex: '1 1 8rem', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: '$snug' },
  '& > p > small': { display: 'block', fontSize: '$xs' },
  '&[data-current]': { surface: 'mainBtnSelBg' },
});
const Dots = styled('span', { display: 'flex', gap: 3 });

const seen = ['reportBtnBg', 'mainBtnSelBg1', 'hdrBg1', 'msgMineBg'] as const;

/** Asks the store for something, again whenever `again` changes. */
function useAsked<T>(ask: () => Promise<T>, again: unknown): { value: T | null; failed: boolean } {
  const [state, setState] = useState<{ value: T | null; failed: boolean }>({ value: null, failed: false });
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

/** What is asked before it is done. */
type Question = { kind: 'remove'; theme: ThemeSummary } | { kind: 'leave'; go: () => unknown };

export type DraftsPanelProps = { draft: Draft; store: ThemeStore };

/** What was saved: themes by name, and the versions of the one that is open. */
export const DraftsPanel = ({ draft, store }: DraftsPanelProps) => {
  const { t, locale } = useStudioTexts();
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
  const when = (iso: string) =>
    new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const open = async (theme: ThemeSummary) => {
    const loaded = await store.load(theme.id).catch(() => null);
    setFailed(loaded === null);
    if (loaded) draft.open(loaded);
    setAsked(null);
  };
  const begin = () => {
    draft.begin(emptyDocument);
    setAsked(null);
  };
  const remove = async ({ id: removed }: ThemeSummary) => {
    await store.remove(removed);
    if (removed === id) draft.forget();
    setAsked(null);
    setRemoves((count) => count + 1);
  };
  /** What is not saved is left only on purpose. */
  const leave = (go: () => unknown) => (draft.dirty ? setAsked({ kind: 'leave', go }) : go());
  const back = ({ document }: ThemeVersion) => work.change('version', () => document);
  return (
    <Panel title={t('studio.drafts')} lead={t('studio.drafts.lead')}>
      <Row>
        <Button variant="quiet" icon={<PlusIcon size={20} />} onClick={() => leave(begin)}>
          {t('studio.drafts.new')}
        </Button>
      </Row>
      {(themes.failed || versions.failed || failed) && <Problem>{t('studio.drafts.failed')}</Problem>}
      {themes.value?.length === 0 && <p style={{ margin: 0 }}>{t('studio.drafts.none')}</p>}
      <List aria-label={t('studio.drafts')}>
        {themes.value?.map((theme) => (
          <Item key={theme.id} data-current={theme.id === id || undefined}>
            <p>
              <b>{theme.name}</b>
              <small>{when(theme.savedAt)}</small>
            </p>
            <Button
              size="small"
              variant="quiet"
              onClick={() => leave(() => open(theme))}
              aria-label={t('studio.drafts.openNamed', { name: theme.name })}
            >
              {t('studio.drafts.open')}
            </Button>
            <Button
              size="small"
              variant="plain"
              iconOnly
              icon={<TrashIcon size={20} />}
              onClick={() => setAsked({ kind: 'remove', theme })}
            >
              {t('studio.drafts.removeNamed', { name: theme.name })}
            </Button>
          </Item>
        ))}
      </List>
      {versions.value && versions.value.length > 0 && (
        <PanelPart title={t('studio.drafts.versions')}>
          <List aria-label={t('studio.drafts.versions')}>
            {versions.value.map((version, index) => (
              <Item key={version.id}>
                <p>
                  {when(version.savedAt)}
                  {index === 0 && <small>{t('studio.drafts.latest')}</small>}
                </p>
                <Dots aria-hidden>
                  {seen.map((key) => (
                    <Swatch key={key} small colour={colourOf(version.document.palette, key, 'light')} />
                  ))}
                </Dots>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => back(version)}
                  aria-label={t('studio.drafts.backTo', { when: when(version.savedAt) })}
                >
                  {t('studio.drafts.back')}
                </Button>
              </Item>
            ))}
          </List>
        </PanelPart>
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDrawer
          open
          danger
          title={t('studio.drafts.remove', { name: asked.theme.name })}
          text={t('studio.drafts.remove.text')}
          yes={t('studio.drafts.remove.yes')}
          no={t('studio.drafts.remove.no')}
          failed={t('studio.drafts.failed')}
          onYes={() => remove(asked.theme)}
          onNo={() => setAsked(null)}
        />
      )}
      {asked?.kind === 'leave' && (
        <ConfirmDrawer
          open
          danger
          title={t('studio.drafts.leave')}
          text={t('studio.drafts.leave.text')}
          yes={t('studio.drafts.leave.yes')}
          no={t('studio.drafts.leave.no')}
          onYes={asked.go}
          onNo={() => setAsked(null)}
        />
      )}
    </Panel>
  );
};
