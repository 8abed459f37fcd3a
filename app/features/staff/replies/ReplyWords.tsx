import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type ReplyPlaceholder, replyPlaceholders } from '@parvis/api/entities/savedReply';
import type { LanguageRow } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { nameLanguage } from './nameLanguage.ts';
import { fillReply, findUnknown, getExampleFills, showPlaceholder } from './placeholders.ts';

const Group = styled('div', { display: 'grid', gap: '$2', gridTemplateColumns: 'minmax(0, 1fr)' });
const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
const Note = styled('span', { flex: '1 1 100%', fontSize: '$sm' });
const Preview = styled('div', {
  paddingInlineStart: '$3',
  borderInlineStart: '3px solid currentColor',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
  '& > p + p': { whiteSpace: 'pre-wrap' },
});

export type ReplyWordsProps = {
  language: LanguageRow;
  /** As displayed. */
  written: string;
  /** Besides unknown placeholders. */
  problem: string | undefined;
  onWrite: (written: string) => void;
};

/** One language, with placeholder buttons and preview. */
export const ReplyWords = ({ language, written, problem, onWrite }: ReplyWordsProps) => {
  const { t, locale } = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = nameLanguage(language.tag, locale());
  const unknown = findUnknown(written, t);
  const fault = unknown === undefined ? problem : t('replies.words.unknown', { found: unknown });
  const insert = (placeholder: ReplyPlaceholder) => {
    const { current } = field;
    if (!current) return;
    const text = showPlaceholder(placeholder, t);
    const { selectionStart: from, selectionEnd: to } = current;
    flushSync(() => onWrite(written.slice(0, from) + text + written.slice(to)));
    current.focus();
    current.setSelectionRange(from + text.length, from + text.length);
  };
  const example = fillReply(written, getExampleFills(t, language.locale), t);
  return (
    <Group>
      <TextArea
        ref={field}
        lang={language.tag}
        label={t('replies.words', { language: name })}
        hint={t('replies.words.hint')}
        maxLength={STAFF_MESSAGE_MAX}
        value={written}
        onChange={({ target }) => onWrite(target.value)}
        invalid={fault !== undefined}
        error={fault}
        showError
      />
      <Buttons>
        <Note aria-hidden>{t('replies.insert')}</Note>
        {replyPlaceholders.map((placeholder) => {
          const what = showPlaceholder(placeholder, t);
          return (
            <Button
              key={placeholder}
              variant="quiet"
              size="small"
              aria-label={t('replies.insert.into', { what, language: name })}
              onClick={() => insert(placeholder)}
            >
              {what}
            </Button>
          );
        })}
      </Buttons>
      {example !== written && fault === undefined && (
        <Preview>
          <p>{t('replies.preview')}</p>
          <p lang={language.tag} dir="auto">
            {example}
          </p>
        </Preview>
      )}
    </Group>
  );
};
