import { styled } from '@parvis/theme/css/stitches';
import { t } from './noticeWords.ts';
import { useCopy } from './useCopy.ts';

const List = styled('dl', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 $2', margin: 0 },
  '& dd + dt': { paddingBlockStart: '$2' },
});
const Code = styled('code', {
  flex: '1 1 16rem',
  padding: '$2 $3',
  border: '1px solid currentColor',
  borderRadius: '$control',
  fontSize: '$sm',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
const Copy = styled('button', {
  minBlockSize: '$target',
  minInlineSize: '$target',
  paddingInline: '$2',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: '$bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
});

/** As typed after `appColors=`. */
export const examples = {
  short: 'reportBtnBg-17734A_mainBtnImg-17734A',
  json: '{"reportBtnBg":"#17734A","mainBtnImg":"#17734A"}',
} as const;

const notations = ['short', 'json'] as const satisfies readonly (keyof typeof examples)[];

const Notation = ({ name }: { name: keyof typeof examples }) => {
  const [copied, copy] = useCopy();
  // Browsers cut unencoded JSON at its #.
  const whole = `appColors=${name === 'json' ? encodeURIComponent(examples.json) : examples.short}`;
  return (
    <>
      <dt>{t(`colour.notation.${name}`)}</dt>
      <dd>
        <Code>appColors={examples[name]}</Code>
        <Copy
          type="button"
          aria-label={t('colour.notation.copy', { name: t(`colour.notation.${name}.name`) })}
          onClick={() => copy(whole)}
        >
          {t(copied === 'copied' ? 'colour.notation.copied' : 'colour.notation.copyIt')}
        </Copy>
        <span role="status">{copied === 'failed' && t('colour.notation.failed')}</span>
      </dd>
    </>
  );
};

/** With an example to copy. */
export const Notations = () => (
  <List>
    {notations.map((name) => (
      <Notation key={name} name={name} />
    ))}
  </List>
);
