import type { CaseInfo } from '@parvis/api/entities/case';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import { isBlank, type MessageLetters, refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import type { ChatProps } from '@parvis/ui/screens/Chat';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { usePhotos } from '../media/usePhotos.tsx';
import type { CaseReader } from './useCase.ts';
import { useDraft } from './useDraft.ts';
import { useReaders } from './useReaders.tsx';
import { useSending } from './useSending.ts';

export function useReporterReply(
  reader: CaseReader,
  { outbox, info }: { outbox: Outbox; info: CaseInfo | undefined },
  letters: MessageLetters | undefined,
) {
  const { t } = useTexts();
  const { csid, crUid } = reader;
  const [draft, setDraft] = useDraft(csid);
  const readers = useReaders('mobile', info);
  const { send, sendPhotos } = useSending({
    side: 'mobile',
    outbox,
    setDraft,
    tgtTypes: readers.tgtTypes,
    ...reader,
  });
  const photos = usePhotos(sendPhotos, { crUid, csid });
  const characters = refusedCharacters(draft, letters);
  const invalid = characters.length > 0;
  const field: ChatProps['composer'] = {
    value: draft,
    onChange: setDraft,
    onSend: send,
    onCamera: photos.onCamera,
    onFiles: photos.onFiles,
    above: (photos.waiting || readers.choice) && (
      <>
        {readers.choice}
        {photos.waiting}
      </>
    ),
    invalid,
    isBlank: (text) => isBlank(text, letters),
    hint: invalid ? questionnaireTexts(t).refused(characters, letters) : undefined,
  };
  return { field, draft, photos, isToStaff: readers.tgtTypes?.includes('staff') === true };
}
