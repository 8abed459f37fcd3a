import type { Captions } from '@parvis/api/calls/captions';
import { CAPTIONS_MAX, CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { Select } from '@parvis/ui/parts/Select';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { CaptionRows } from './CaptionRows.tsx';
import { getLanguageName, listCaptionLanguages } from './captionLanguages.ts';
import { type CaptionRow, formatTime, type RowFault } from './captionRows.ts';
import type { CaptionsDraft } from './captionsDraft.ts';
import { MessageVideo, type MessageVideoProps } from './MessageVideo.tsx';
import { type CaptionFileFault, useCaptionRows } from './useCaptionRows.ts';
import { useCaptionsUrl } from './useCaptionsUrl.ts';

/** Phones know few caption types, so the content is checked later. */
const pickCaptions = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: '.vtt,.srt,text/vtt,application/x-subrip,text/plain' });
    input.addEventListener('change', () => resolve(input.files?.[0]), { once: true });
    input.addEventListener('cancel', () => resolve(undefined), { once: true });
    input.click();
  });

const Frame = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  '& [data-status=shown]': { maxBlockSize: '32vh' },
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });
const Problem = styled('p', {
  margin: 0,
  lineHeight: '$snug',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
});
const Resumed = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

const FILE_FAULTS = {
  empty: 'captions.file.empty',
  format: 'captions.file.format',
  tooBig: 'captions.file.tooBig',
  tooMany: 'captions.file.tooMany',
} as const;

/** No errors while typing. */
const NONE: ReadonlyMap<string, RowFault> = new Map();

export type CaptionsSheetProps = {
  film: Omit<MessageVideoProps, 'children' | 'captions'>;
  seconds: number;
  begun: Captions | undefined;
  /** No speech, if asked here. */
  silent?: boolean | undefined;
  draft: CaptionsDraft;
  /** Opened by a failed submit: shows errors at once. */
  asked?: boolean;
  /** Label of the submit button. */
  done: string;
  busy?: boolean;
  failed?: ReactNode;
  /** Captions; without any, whether there is no speech. */
  onDone: (captions: Captions | undefined, silent: boolean) => void;
  onClose: () => void;
};

/** Focus and errors of the captions editor. */
function useCaptionsForm(
  { rows, remove, add, read, resetRows }: ReturnType<typeof useCaptionRows>,
  asked: boolean,
) {
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [showErrors, setShowErrors] = useState(asked);
  const [toWrite, setToWrite] = useState<string>();
  useEffect(() => {
    if (toWrite) form.current?.querySelector<HTMLElement>(`[data-caption="${toWrite}"]`)?.focus();
  }, [toWrite]);
  return {
    form,
    addButton,
    showErrors,
    setShowErrors,
    focusError: () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    startCaption() {
      const player = form.current?.querySelector('video');
      player?.pause();
      setToWrite(add(player?.currentTime ?? 0));
    },
    startAnew() {
      resetRows();
      setShowErrors(false);
      addButton.current?.focus();
    },
    removeRow(row: CaptionRow) {
      remove(row);
      // The next caption, else the add button.
      const at = rows.indexOf(row);
      const next = rows[at + 1] ?? rows[at - 1];
      const field = next && form.current?.querySelector<HTMLElement>(`[data-caption="${next.key}"]`);
      (field ?? addButton.current)?.focus();
    },
    async pick() {
      const file = await pickCaptions();
      if (!file) return;
      await read(file);
      // A file's errors show at once.
      setShowErrors(true);
    },
  };
}

/** Writes captions, or reads them from a file. */
export const CaptionsSheet = ({
  film,
  seconds,
  begun,
  silent,
  draft,
  asked = false,
  done,
  busy = false,
  failed,
  ...rest
}: CaptionsSheetProps) => {
  const { onDone, onClose } = rest;
  const { t, locale } = useTexts();
  const writing = useCaptionRows(begun, seconds, draft);
  const { rows, language, setLanguage, fault, written, change } = writing;
  const { cues, faults, tooMany } = written;
  const form = useCaptionsForm(writing, asked);
  const [isSilent, setIsSilent] = useState(silent ?? false);
  const here = useCaptionsUrl(faults.size === 0 ? written : undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.setShowErrors(true);
    if (faults.size > 0 || tooMany) form.focusError();
    else onDone(cues.length > 0 ? { language, cues: [...cues] } : undefined, isSilent);
  };
  const formatFault = ({ name, ...one }: CaptionFileFault) =>
    t(FILE_FAULTS[one.why], { name, max: CAPTIONS_MAX, count: 'count' in one ? one.count : 0 });
  return (
    <FormPanel
      title={t('captions.title')}
      submit={done}
      busy={busy}
      formRef={form.form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {writing.isResumed && (
        <Resumed>
          {asked ? (
            <Problem role="alert">{t('captions.mend')}</Problem>
          ) : (
            <Said role="status">{t('captions.resumed')}</Said>
          )}
          <Button variant="quiet" size="small" onClick={form.startAnew}>
            {t('captions.startAnew')}
          </Button>
        </Resumed>
      )}
      <Said>{t('captions.how')}</Said>
      <Frame>
        <MessageVideo
          {...film}
          captions={here ? [{ src: here, language, label: getLanguageName(language, locale()) }] : []}
        />
      </Frame>
      <Row>
        <Button ref={form.addButton} variant="quiet" icon={<PlusIcon />} onClick={form.startCaption}>
          {t('captions.add')}
        </Button>
        <Button variant="quiet" onClick={() => void form.pick()}>
          {t('captions.pick')}
        </Button>
      </Row>
      {fault && <Problem role="alert">{formatFault(fault)}</Problem>}
      {rows.length === 0 && silent !== undefined && (
        <Checkbox checked={isSilent} onCheckedChange={setIsSilent}>
          {t('captions.noSpeech')}
        </Checkbox>
      )}
      {rows.length > 0 && (
        <CaptionRows
          rows={rows}
          faults={form.showErrors ? faults : NONE}
          length={formatTime(Math.floor(seconds * 10) / 10, locale())}
          onChange={change}
          onRemove={form.removeRow}
        />
      )}
      {tooMany && (
        <Problem role="alert">
          {t('captions.tooMany', { max: CAPTIONS_MAX, letters: CAPTIONS_TEXT_MAX })}
        </Problem>
      )}
      {rows.length > 0 && (
        <Select
          label={t('captions.language')}
          options={listCaptionLanguages(locale(), language)}
          value={language}
          onValueChange={(tag) => tag && setLanguage(tag)}
        />
      )}
      {failed && <Problem role="alert">{failed}</Problem>}
    </FormPanel>
  );
};
