import type { Config } from '../base/config.ts';

/** What a start may wait for that takes long. Nobody else is at a database that it has just begun to make. */
export const slowStart = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === undefined
    ? 'The start takes long: its database is being made or brought to this version, which takes a slow machine its time.'
    : 'The start takes long: another server is at the database, it is being brought to this version, or it does not answer.';
