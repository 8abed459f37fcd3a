import { ALT_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { createOwnSlot } from '../../lib/session/ownSlot.ts';
import { createTextDraft } from '../../lib/session/textDraft.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { getDraftName } from './captionsDraft.ts';
import { describeMedia, type SentMedia } from './sentMedia.ts';

const Problem = styled('p', { margin: 0, lineHeight: '$snug', fontWeight: '$bold' });

const PHOTO = { title: 'describe.photo', label: 'photo.alt' } as const;
const VIDEO = { title: 'describe.video', label: 'video.alt' } as const;

export type DescribeSheetProps = SentMedia & { onClose: () => void };

/** Alternative text of a sent file; a draft survives closing. */
export const DescribeSheet = ({ onClose, ...sent }: DescribeSheetProps) => {
  const { t } = useTexts();
  const { id, kind, alt = '' } = sent.media;
  const [draft] = useState(() => createTextDraft(createOwnSlot(getDraftName(sent.csid, 'alt', id))));
  const [typed, setTyped] = useState(() => draft.load() || alt);
  const [state, setState] = useState<'writing' | 'busy' | 'failed'>('writing');
  useEffect(() => draft.save(typed === alt ? '' : typed), [draft, typed, alt]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    try {
      await describeMedia(sent, { alt: typed.trim() });
      draft.save('');
      onClose();
    } catch {
      setState('failed');
    }
  };
  const words = kind === 'video' ? VIDEO : PHOTO;
  return (
    <FormPanel
      title={t(words.title)}
      submit={t('captions.save')}
      busy={state === 'busy'}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <TextField
        label={t(words.label)}
        hint={t('photo.alt.hint')}
        maxLength={ALT_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {state === 'failed' && <Problem role="alert">{t('describe.failed')}</Problem>}
    </FormPanel>
  );
};
