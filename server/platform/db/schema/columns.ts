import { customType, timestamp } from 'drizzle-orm/pg-core';

/** 64-bit, as decimal text. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const precise = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** UTC, milliseconds. */
export const utcTimestamp = (name?: string) => (name ? timestamp(name, precise) : timestamp(precise));
