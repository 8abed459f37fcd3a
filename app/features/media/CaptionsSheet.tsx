import type { Captions } from '@parvis/api/calls/captions';
import { CAPTIONS_MAX, CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { Select } from '@parvis/ui/parts/Select';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { CaptionRows } from './CaptionRows.tsx';
import { getLanguageName, listCaptionLanguages } from './captionLanguages.ts';
import { buildCaptions, type CaptionRow, formatTime, type RowFault, toRows } from './captionRows.ts';
import type { CaptionsDraft } from './captionsDraft.ts';
import { formatFileName } from './formatFileName.ts';
import { MessageVideo, type MessageVideoProps } from './MessageVideo.tsx';
import { type ReadCaptions, readCaptions } from './readCaptions.ts';
import { useCaptionsUrl } from './useCaptionsUrl.ts';

type CaptionFileFault = { readonly name: string } & Exclude<ReadCaptions, { rows: unknown }>;

/** Serialises captions for comparison, without keys. */
const serializeCaptions = ({ language, rows }: { language: string; rows: readonly CaptionRow[] }): string =>
  JSON.stringify(rows.length > 0 && [language, rows.map(({ at, to, txt }) => [at, to, txt])]);

/** State of the captions editor; a draft has precedence. */
function useCaptionRows(begun: Captions | undefined, seconds: number, draft: CaptionsDraft) {
  const locale = useTexts().locale();
  const [before] = useState(() => ({
    language: begun?.language ?? languageOf(locale).tag,
    rows: toRows(begun?.cues ?? [], locale),
  }));
  const [own] = useState(draft);
  const [kept] = useState(own.load);
  const [rows, setRows] = useState<readonly CaptionRow[]>((kept ?? before).rows);
  const [language, setLanguage] = useState((kept ?? before).language);
  const [fault, setFault] = useState<CaptionFileFault>();
  const isChanged = serializeCaptions({ language, rows }) !== serializeCaptions(before);
  useEffect(() => {
    if (isChanged) own.save({ language, rows: [...rows] });
    else own.remove();
  }, [own, isChanged, language, rows]);
  const written = buildCaptions(rows, seconds);
  return {
    rows,
    language,
    setLanguage,
    fault,
    written,
    /** The draft is shown, not what the video has. */
    isResumed: kept !== undefined && isChanged,
    resetRows: () => {
      setRows(before.rows);
      setLanguage(before.language);
    },
    change: (row: CaptionRow) =>
      setRows((all) =>
        all.map((one) =>
          one.key === row.key ? { ...row, ...(one.at !== row.at && { to: undefined }) } : one,
        ),
      ),
    remove: ({ key }: CaptionRow) => setRows((all) => all.filter((one) => one.key !== key)),
    /** Adds a caption at a time of the video. @returns its key */
    add(from: number): string {
      const key = createId();
      setFault(undefined);
      setRows((all) => [...all, { key, at: formatTime(Math.min(from, seconds), locale), txt: '' }]);
      return key;
    },
    async read(file: File): Promise<void> {
      const found = await readCaptions(file, locale);
      if ('rows' in found) {
        setFault(undefined);
        setRows((all) => [...all.filter(({ txt }) => txt.trim() !== ''), ...found.rows]);
      } else setFault({ name: formatFileName(file), ...found });
    },
  };
}

/** Opens a file picker. Phones know few caption types, so the content is checked later. */
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

/** No errors shown while typing. */
const NONE: ReadonlyMap<string, RowFault> = new Map();

export type CaptionsSheetProps = {
  film: Omit<MessageVideoProps, 'children' | 'captions'>;
  seconds: number;
  begun: Captions | undefined;
  /** No speech, where that is asked here. */
  silent?: boolean | undefined;
  draft: CaptionsDraft;
  /** Opened by a failed submit: errors show at once. */
  asked?: boolean;
  /** Label of the submit button. */
  done: string;
  busy?: boolean;
  failed?: ReactNode;
  /** Captions; without any, whether there is no speech. */
  onDone: (captions: Captions | undefined, silent: boolean) => void;
  onClose: () => void;
};

/** Sheet to write captions, or read them from a file. */
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
  const form = useRef<HTMLFormElement>(null);
  const writing = useCaptionRows(begun, seconds, draft);
  const { rows, language, setLanguage, fault, written, change, remove, add, read } = writing;
  const beginning = useRef<HTMLButtonElement>(null);
  const [showErrors, setTold] = useState(asked);
  const [isSilent, setIsSilent] = useState(silent ?? false);
  const [toWrite, setToWrite] = useState<string>();
  const { cues, faults, tooMany } = written;
  const here = useCaptionsUrl(faults.size === 0 ? written : undefined);
  useEffect(() => {
    if (toWrite) form.current?.querySelector<HTMLElement>(`[data-caption="${toWrite}"]`)?.focus();
  }, [toWrite]);
  const begin = () => {
    const player = form.current?.querySelector('video');
    player?.pause();
    setToWrite(add(player?.currentTime ?? 0));
  };
  const startAnew = () => {
    writing.resetRows();
    setTold(false);
    beginning.current?.focus();
  };
  const removeRow = (row: CaptionRow) => {
    remove(row);
    // Focuses the next caption, else the add button.
    const at = rows.indexOf(row);
    const next = rows[at + 1] ?? rows[at - 1];
    const field = next && form.current?.querySelector<HTMLElement>(`[data-caption="${next.key}"]`);
    (field ?? beginning.current)?.focus();
  };
  const pick = async () => {
    const file = await pickCaptions();
    if (!file) return;
    await read(file);
    // A file's errors show at once.
    setTold(true);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (faults.size === 0 && !tooMany)
      return onDone(cues.length > 0 ? { language, cues: [...cues] } : undefined, isSilent);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const formatFault = ({ name, ...one }: CaptionFileFault) =>
    t(FILE_FAULTS[one.why], { name, max: CAPTIONS_MAX, count: 'count' in one ? one.count : 0 });
  return (
    <FormPanel
      title={t('captions.title')}
      submit={done}
      busy={busy}
      formRef={form}
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
          <Button variant="quiet" size="small" onClick={startAnew}>
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
        <Button ref={beginning} variant="quiet" icon={<PlusIcon />} onClick={begin}>
          {t('captions.add')}
        </Button>
        <Button variant="quiet" onClick={() => void pick()}>
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
          faults={showErrors ? faults : NONE}
          length={formatTime(Math.floor(seconds * 10) / 10, locale())}
          onChange={change}
          onRemove={removeRow}
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
