import type { OddColour } from '@parvis/theme/derive/together';
import type { PaletteKey } from '@parvis/theme/palette/palette';
import { ColourList } from './ChangeList.tsx';
import { t } from './noticeWords.ts';

export type DiscordListProps = {
  odd: readonly OddColour[];
  /** Those that are named already, as shown otherwise than given. */
  told: readonly PaletteKey[];
};

/** Colours of an address that do not go with the others, each with what would take its place and the reason. Renders a `<p>` and a `<ul>`. */
export const DiscordList = ({ odd, told }: DiscordListProps) => {
  const left = odd.filter(({ name }) => !told.includes(name));
  return (
    <>
      <p>{t('colour.discord', { count: odd.length })}</p>
      {left.length > 0 && (
        <ColourList
          colours={left.map(({ name, from, to, reason }) => ({
            key: name,
            given: from,
            shown: to,
            why: t(`colour.discord.${reason}`),
          }))}
        />
      )}
    </>
  );
};
