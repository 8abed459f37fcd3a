import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { client } from '../data/client.ts';

/** What became of an SMS, as far as it is known. */
export type SmsNews = 'onItsWay' | 'delivered' | 'failed';

/** How often it is asked after, milliseconds, and how many times. */
const EVERY = 4_000;
const TIMES = 20;

/** Asks what became of an SMS until that is known, or until it is given up. */
export function watchSms(rqid: string): { readonly news: () => SmsNews; end(): void } {
  let news: SmsNews = 'onItsWay';
  let left = TIMES;
  const look = async () => {
    left -= 1;
    try {
      const [state] = await client.call(ownPhoneCalls.loginSmsSts, { body: { rqid } });
      if (state?.delivered) news = 'delivered';
      else if (state?.failed) news = 'failed';
    } catch {
      // Asked again, or not known.
    }
    if (news !== 'onItsWay' || left <= 0) clearInterval(timer);
  };
  const timer = setInterval(() => void look(), EVERY);
  return {
    news: () => news,
    end() {
      left = 0;
      clearInterval(timer);
    },
  };
}
