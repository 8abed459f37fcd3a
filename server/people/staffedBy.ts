import type { Words } from '@parvis/locales/wordsIn';
import { eq } from 'drizzle-orm';
import type { MailLook } from '../delivery/mailTexts.ts';
import type { Tx } from '../store/database.ts';
import { customers, staff } from '../store/schema.ts';
import { type Address, kinds } from './addresses.ts';

/** A customer as a mail shows it. */
export interface MailCustomer extends MailLook {
  readonly cuid: string;
  readonly lbl: Words;
}

/** What a mail shows of a customer. */
export const mailCustomer = {
  ...{ cuid: customers.cuid, lbl: customers.lbl },
  ...{ light: customers.light, dark: customers.dark, shape: customers.appShape },
};

/** More names than these say nothing more in a mail. */
export const NAMED_MAX = 3;

/** The customers on whose list of staff an address stands. */
export const staffedBy = (tx: Tx, { kind, value }: Address): Promise<MailCustomer[]> =>
  tx
    .select(mailCustomer)
    .from(staff)
    .innerJoin(customers, eq(customers.cuid, staff.cuid))
    .where(eq(kinds[kind].staffColumn, value))
    .orderBy(customers.cuid)
    .limit(NAMED_MAX);
