import type { OddColour } from '@parvis/theme/derive/together';
import { ColourList } from './ChangeList.tsx';
import { t } from './noticeWords.ts';

/** Colours of an address that do not go with the others, each with what would take its place and the reason. Renders a `<p>` and a `<ul>`. */
export const DiscordList = ({ odd }: { odd: readonly OddColour[] }) => (
  <>
    <p>{t('colour.discord', { count: odd.length })}</p>
    <ColourList
      colours={odd.map(({ name, from, to, reason }) => ({
        key: name,
        given: from,
        shown: to,
        why: t(`colour.discord.${reason}`),
      }))}
    />
  </>
);
