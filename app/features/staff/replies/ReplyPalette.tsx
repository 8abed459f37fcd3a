import type { SavedReply } from '@parvis/api/entities/savedReply';
import { CommandPalette } from '@parvis/ui/screens/CommandPalette';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';

export type ReplyPaletteProps = {
  /** Matches, best first. */
  find: (typed: string) => readonly SavedReply[];
  describe: (reply: SavedReply) => { id: string; label: string; detail?: string | undefined };
  /** Why it is empty. */
  nothing: string;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** For mouse and touch. */
export const ReplyPalette = ({ find, describe, nothing, onChoose, onClose }: ReplyPaletteProps) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const found = find(typed);
  return (
    <CommandPalette
      title={t('replies.choose')}
      label={t('replies.choose.label')}
      placeholder={t('replies.choose.label')}
      value={typed}
      onChange={setTyped}
      groups={[{ id: 'replies', label: t('replies.what.replies'), entries: found.map(describe) }]}
      found={t('replies.choose.found', { count: found.length })}
      nothing={typed === '' ? nothing : t('replies.choose.nothing')}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
