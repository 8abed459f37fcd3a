import type { Captions } from '@parvis/api/calls/captions';
import { CAPTIONS_MAX, CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { Select } from '@parvis/ui/parts/Select';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/outbox/ids.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { CaptionRows } from './CaptionRows.tsx';
import { captionLanguages, languageName } from './captionLanguages.ts';
import { type CaptionRow, momentText, type RowFault, rowsOf, writtenCaptions } from './captionRows.ts';
import type { CaptionsDraft } from './captionsDraft.ts';
import { MessageVideo, type MessageVideoProps } from './MessageVideo.tsx';
import { type ReadCaptions, readCaptions } from './readCaptions.ts';
import { toldName } from './toldName.ts';
import { useCaptionsHere } from './useCaptionsHere.ts';

/** Why a file brought no captions, with its name. */
type FileFault = { readonly name: string } & Exclude<ReadCaptions, { rows: unknown }>;

/** What is said by captions in their fields, whatever names them. */
const saidBy = ({ language, rows }: { language: string; rows: readonly CaptionRow[] }): string =>
  JSON.stringify(rows.length > 0 && [language, rows.map(({ at, to, txt }) => [at, to, txt])]);

/** The captions of a film of so many seconds while they are written: those that were begun, before those it has. */
function useCaptionRows(begun: Captions | undefined, seconds: number, draft: CaptionsDraft) {
  const locale = useTexts().locale();
  const [before] = useState(() => ({
    language: begun?.language ?? languageOf(locale).tag,
    rows: rowsOf(begun?.cues ?? [], locale),
  }));
  const [own] = useState(draft);
  const [kept] = useState(own.load);
  const [rows, setRows] = useState<readonly CaptionRow[]>((kept ?? before).rows);
  const [language, setLanguage] = useState((kept ?? before).language);
  const [fault, setFault] = useState<FileFault>();
  const isChanged = saidBy({ language, rows }) !== saidBy(before);
  useEffect(() => {
    if (isChanged) own.save({ language, rows: [...rows] });
    else own.remove();
  }, [own, isChanged, language, rows]);
  const written = writtenCaptions(rows, seconds);
  return {
    rows,
    language,
    setLanguage,
    fault,
    written,
    /** What was begun before is shown, and is not what the film has. */
    isResumed: kept !== undefined && isChanged,
    /** Gives up what was begun. */
    startAnew: () => {
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
    /** Begins one at a moment of the film. @returns what names it */
    add(from: number): string {
      const key = newId();
      setFault(undefined);
      setRows((all) => [...all, { key, at: momentText(Math.min(from, seconds), locale), txt: '' }]);
      return key;
    },
    /** Adds those of a file to what is written. */
    async read(file: File): Promise<void> {
      const found = await readCaptions(file, locale);
      if ('rows' in found) {
        setFault(undefined);
        setRows((all) => [...all.filter(({ txt }) => txt.trim() !== ''), ...found.rows]);
      } else setFault({ name: toldName(file), ...found });
    },
  };
}

/** Asks for a file of captions. Phones know few of their types: they are looked at when they are read. */
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

/** Nothing is told of what is still being written. */
const NONE: ReadonlyMap<string, RowFault> = new Map();

export type CaptionsSheetProps = {
  film: Omit<MessageVideoProps, 'children' | 'captions'>;
  /** How long it lasts. */
  seconds: number;
  /** What was written before. */
  begun: Captions | undefined;
  /** Nobody speaks in it, as far as was said; where that is asked here. */
  silent?: boolean | undefined;
  /** Where what is written waits until it is done. */
  draft: CaptionsDraft;
  /** Whoever sends is led here, since something is to be mended before: what it is is said at once. */
  asked?: boolean;
  /** What the button that ends it says. */
  done: string;
  /** It is on its way. */
  busy?: boolean;
  /** What went wrong with that. */
  failed?: ReactNode;
  /** What was written; nothing where no caption is left: whether nobody speaks then. */
  onDone: (captions: Captions | undefined, silent: boolean) => void;
  onClose: () => void;
};

/** What is said in a film is written down beside it, or read from a file. */
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
  const [told, setTold] = useState(asked);
  const [isSilent, setIsSilent] = useState(silent ?? false);
  const [toWrite, setToWrite] = useState<string>();
  const { cues, faults, tooMany } = written;
  const here = useCaptionsHere(faults.size === 0 ? written : undefined);
  useEffect(() => {
    if (toWrite) form.current?.querySelector<HTMLElement>(`[data-caption="${toWrite}"]`)?.focus();
  }, [toWrite]);
  const begin = () => {
    const player = form.current?.querySelector('video');
    player?.pause();
    setToWrite(add(player?.currentTime ?? 0));
  };
  const startAnew = () => {
    writing.startAnew();
    setTold(false);
    beginning.current?.focus();
  };
  const takeOut = (row: CaptionRow) => {
    remove(row);
    // The one that comes to stand there; where none does, the button that begins one.
    const at = rows.indexOf(row);
    const next = rows[at + 1] ?? rows[at - 1];
    const field = next && form.current?.querySelector<HTMLElement>(`[data-caption="${next.key}"]`);
    (field ?? beginning.current)?.focus();
  };
  const pick = async () => {
    const file = await pickCaptions();
    if (!file) return;
    await read(file);
    // What a file says is looked at before it is kept.
    setTold(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (faults.size === 0 && !tooMany)
      return onDone(cues.length > 0 ? { language, cues: [...cues] } : undefined, isSilent);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const faultText = ({ name, ...one }: FileFault) =>
    t(FILE_FAULTS[one.why], { name, max: CAPTIONS_MAX, count: 'count' in one ? one.count : 0 });
  return (
    <FormPanel
      title={t('captions.title')}
      submit={done}
      busy={busy}
      formRef={form}
      onSubmit={submit}
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
          captions={here ? [{ src: here, language, label: languageName(language, locale()) }] : []}
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
      {fault && <Problem role="alert">{faultText(fault)}</Problem>}
      {rows.length === 0 && silent !== undefined && (
        <Checkbox checked={isSilent} onCheckedChange={setIsSilent}>
          {t('captions.noSpeech')}
        </Checkbox>
      )}
      {rows.length > 0 && (
        <CaptionRows
          rows={rows}
          faults={told ? faults : NONE}
          length={momentText(Math.floor(seconds * 10) / 10, locale())}
          onChange={change}
          onRemove={takeOut}
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
          options={captionLanguages(locale(), language)}
          value={language}
          onValueChange={(tag) => tag && setLanguage(tag)}
        />
      )}
      {failed && <Problem role="alert">{failed}</Problem>}
    </FormPanel>
  );
};
