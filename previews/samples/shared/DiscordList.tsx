import type { Discordant } from '@parvis/theme/derive/harmonise';
import { t } from './noticeWords.ts';

export type DiscordListProps = { discord: readonly Discordant[] };

/** Colours of an address that do not go with the others, each with the reason. Renders a `<p>` and a `<ul>`. */
export const DiscordList = ({ discord }: DiscordListProps) => (
  <>
    <p>{t('colour.discord', { count: discord.length })}</p>
    <ul>
      {discord.map(({ name, reason }) => (
        <li key={name}>{t('sample.discord.key', { key: name, reason: t(`colour.discord.${reason}`) })}</li>
      ))}
    </ul>
  </>
);
