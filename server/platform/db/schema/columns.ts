import { customType, timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's 64-bit transaction id, read as decimal text. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const precise = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A timestamp with milliseconds, in UTC. */
export const utcTimestamp = (name?: string) => (name ? timestamp(name, precise) : timestamp(precise));
