import type { Config } from '../base/config.ts';
import { reasonOf } from '../base/startFailure.ts';
import { type Finding, finding } from './finding.ts';

/** What a Redis answers to a password that is wrong, or missing, or that it wants none of. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password|ERR Client sent AUTH)/;

/** What carries news and counts between servers: a Redis that answers, the database, or nothing. */
export async function lookAtBus({ busUrl, databaseUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl) return [finding('busNone')];
  if (!busUrl) return [finding('busDatabase')];
  const { askRedis } = await import('../redis/link.ts');
  try {
    await askRedis(busUrl);
    return [finding('busRedis', new URL(busUrl).host)];
  } catch (error) {
    const why = reasonOf(error);
    return [finding(REFUSED.test(why) ? 'busRefused' : 'busAway', why)];
  }
}
