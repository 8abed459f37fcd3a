import { type Locale, languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { BackIcon } from '@parvis/ui/icons/BackIcon';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import type { Draft } from '../drafts/useDraft.ts';
import { MAX_NAME } from '../drafts/useDraft.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { RedoIcon, UndoIcon } from './icons.tsx';

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
  // Two rows on a phone, which leave most of a small screen to the work.
  '@phone': {
    gap: '$1 $2',
    paddingBlock: '$1 $2',
    '& > h1': { flex: '1 1 0', minInlineSize: 0, fontSize: '$md', lineHeight: '$tight' },
  },
});
const Steps = styled('div', { display: 'flex', '& > button': { paddingInline: '$2' } });
const Saving = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  flex: '0 1 auto',
  '& > div': { flex: '1 1 11rem', maxInlineSize: '15rem' },
  '@phone': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '$1 $2',
    inlineSize: '100%',
    order: 2,
    // Below what is pressed: above it, it would be out of sight as soon as the page is scrolled.
    '& > p': { gridColumn: '1 / -1', order: 1 },
    '& > div': { maxInlineSize: 'none' },
  },
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
/** Spoken on a phone, where two letters have room. */
const Full = styled('span', {
  '@phone': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
const Said = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  fontSize: '$sm',
  '&:empty': { display: 'none' },
});

/** The way back to the pages of whoever hosts the studio: another page, since this one has a policy of its own. */
export type BackWay = { readonly href: string; readonly label: string };

export type TopBarProps = {
  draft: Draft;
  onLocale: ((locale: Locale) => void) | undefined;
  back: BackWay | undefined;
};

/** The theme's name, undo and redo, language, and saving. Renders a `<header>`. */
export const TopBar = ({ draft, onLocale, back }: TopBarProps) => {
  const { t, locale } = useStudioTexts();
  const { work, name, setName, fixed, state, refused, dirty } = draft;
  const others = onLocale ? languages.filter((row) => row.locale !== locale) : [];
  const alarming = state === 'noName' || state === 'failed' || state === 'refused';
  const saying = state === 'idle' ? (dirty ? 'studio.save.dirty' : null) : (`studio.save.${state}` as const);
  const said =
    state === 'refused' && refused
      ? t('studio.save.refused', { what: t(`studio.refused.${refused}`) })
      : saying && t(saying);
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
        onSubmit={(event) => {
          event.preventDefault();
          draft.save();
        }}
      >
        <Said role={alarming ? 'alert' : 'status'}>
          {state === 'saved' && <CheckIcon size={18} />}
          {said && <span>{said}</span>}
          {fixed && state === 'saved' && <span>{t('studio.save.live')}</span>}
          {fixed && state === 'idle' && <span>{t('studio.save.willLive')}</span>}
        </Said>
        <TextField
          label={t('studio.save.name')}
          hideLabel
          placeholder={t('studio.save.name')}
          value={name}
          maxLength={MAX_NAME}
          readOnly={fixed}
          invalid={state === 'noName'}
          error={t('studio.save.noName')}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" loading={state === 'saving'}>
          {t('studio.save')}
        </Button>
      </Saving>
      <Steps>
        <Button variant="plain" iconOnly icon={<UndoIcon />} disabled={!work.canUndo} onClick={work.undo}>
          {t('studio.undo')}
        </Button>
        <Button variant="plain" iconOnly icon={<RedoIcon />} disabled={!work.canRedo} onClick={work.redo}>
          {t('studio.redo')}
        </Button>
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
      </Steps>
    </Root>
  );
};
