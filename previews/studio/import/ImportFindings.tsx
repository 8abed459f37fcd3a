import { styled } from '@parvis/theme/css/stitches';
import { nearKey } from '@parvis/theme/palette/nearKey';
import { explainShapeNotice } from '../../samples/shared/explainShapeNotice.ts';
import { Problem } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { ReadTheme } from './readTheme.ts';

const List = styled('ul', {
  position: 'relative',
  margin: 0,
  paddingInlineStart: '$5',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  fontSize: '$sm',
  '& > li': { overflowWrap: 'anywhere' },
});

/** An invalid object may have hundreds. */
const MOST = 40;

/** Unusable parts of a theme. */
export const ImportFindings = ({ read }: { read: Extract<ReadTheme, { ok: true }> }) => {
  const { t } = useStudioTexts();
  const { refused, outside, findings, label, shape } = read;
  const quoteKey = (key: string) => {
    const near = nearKey(key);
    return near && t('colour.finding.near', { key, near });
  };
  return (
    <>
      {refused.map((name) => (
        <Problem key={name}>{t('studio.import.picture', { name: t(`studio.logo.${name}`) })}</Problem>
      ))}
      {label.map((change) => (
        <Problem key={change}>{t(`colour.label.${change}`)}</Problem>
      ))}
      {outside.length > 0 && (
        <List>
          {outside.slice(0, MOST).map((one) => (
            <li key={one.key}>{t('studio.import.outside', { ...one })}</li>
          ))}
        </List>
      )}
      {findings.length > 0 && (
        <>
          <Problem>{t('studio.import.findings', { count: findings.length })}</Problem>
          <List>
            {findings.slice(0, MOST).map(({ key, value, reason }) => (
              <li key={key}>
                {t('studio.import.finding', {
                  key: (reason === 'unknownKey' && quoteKey(key)) || key,
                  value,
                  why: t(`colour.finding.${reason}`),
                })}
              </li>
            ))}
          </List>
        </>
      )}
      {shape.map((aside) => (
        <Problem key={aside.kind === 'shape' ? aside.finding.key : ''}>
          {explainShapeNotice(t, aside)}
        </Problem>
      ))}
    </>
  );
};
