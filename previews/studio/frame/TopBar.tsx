import { type Locale, languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { BackIcon } from '@parvis/ui/icons/BackIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { useRef } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { MAX_NAME } from '../drafts/useDraft.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { SAVING_FORM, SaveButton, SaveStatus, StepButtons } from './Saving.tsx';

const Root = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  padding: '$2 $4',
  surface: 'hdrBg',
  color: '$txt',
  hairline: 'blockEnd',
  '& > h1': { margin: 0, marginInlineEnd: 'auto', fontSize: '1.125rem', lineHeight: '$snug' },
  // Leaves room for the work.
  '@phone': {
    gap: '$1 $2',
    paddingBlock: '$1 $2',
    '& > h1': { flex: '1 1 0', minInlineSize: 0, fontSize: '$md', lineHeight: '$tight' },
  },
});
const Others = styled('div', { display: 'flex', '& > button': { paddingInline: '$2' } });
const Saving = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  flex: '0 1 auto',
  '& > div': { flex: '1 1 11rem', maxInlineSize: '18rem' },
  // Nothing moves.
  '@desk': {
    flex: '1 1 0',
    minInlineSize: 'min(100%, 25rem)',
    flexWrap: 'nowrap',
    justifyContent: 'flex-end',
    '& > p': {
      flex: '0 1 auto',
      minInlineSize: '6rem',
      maxInlineSize: '17rem',
      textAlign: 'end',
      justifyContent: 'flex-end',
    },
    '& > div': { flex: '0 1 18rem', minInlineSize: '9rem' },
    '& > button': { flexShrink: 0 },
  },
  '@phone': { inlineSize: '100%', order: 2, '& > div': { maxInlineSize: 'none' } },
});
/** The theme's name is not the customer's. */
const Named = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > div': { flex: '1 1 auto', minInlineSize: 0 },
  '& > b': { overflowWrap: 'anywhere' },
  // From messages of saving.
  '@desk': { paddingInlineStart: '$2' },
});
const Back = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minInlineSize: '$target',
  minBlockSize: '$target',
  justifyContent: 'center',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
});
const Short = styled('span', { '@desk': { display: 'none' } });
/** Phones show two letters only. */
const Full = styled('span', {
  '@phone': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
/** A page load: the studio has its own content policy. */
export type BackLink = { readonly href: string; readonly label: string };

export type TopBarProps = {
  draft: Draft;
  onLocale: ((locale: Locale) => void) | undefined;
  back: BackLink | undefined;
  /** The dock has the rest. */
  nameAlone: boolean;
};

/** Theme name, undo, redo, language and saving. Renders a `<header>`. */
export const TopBar = ({ draft, onLocale, back, nameAlone }: TopBarProps) => {
  const { t, locale } = useStudioTexts();
  const { work, name, setName, fixed, state } = draft;
  const field = useRef<HTMLInputElement>(null);
  const others = onLocale ? languages.filter((row) => row.locale !== locale) : [];
  return (
    <Root>
      {back && (
        <Back href={back.href} title={back.label}>
          <BackIcon size={22} />
          <Full>{back.label}</Full>
        </Back>
      )}
      <h1>{t('studio.title')}</h1>
      <Saving
        id={SAVING_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          draft.save();
          // It may be out of sight.
          if (name.trim() === '') field.current?.focus();
        }}
      >
        {!nameAlone && <SaveStatus draft={draft} />}
        <Named>
          <span aria-hidden={!fixed || undefined}>{t('studio.save.theme')}</span>
          {fixed ? (
            <b>{name}</b>
          ) : (
            <TextField
              ref={field}
              label={t('studio.save.name')}
              hideLabel
              placeholder={t('studio.save.forYou')}
              value={name}
              maxLength={MAX_NAME}
              invalid={state === 'noName'}
              error={t('studio.save.noName')}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Named>
        {!nameAlone && <SaveButton draft={draft} />}
      </Saving>
      {!nameAlone && <StepButtons work={work} />}
      {others.length > 0 && (
        <Others>
          {others.map((other) => (
            <Button
              key={other.tag}
              variant="plain"
              lang={other.locale}
              title={other.name}
              onClick={() => onLocale?.(other.locale)}
            >
              <Short aria-hidden>{other.short}</Short>
              <Full>{other.name}</Full>
            </Button>
          ))}
        </Others>
      )}
    </Root>
  );
};
