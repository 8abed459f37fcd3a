import { logoAddress } from '@parvis/api/addresses';
import type { Notification } from '@parvis/api/entities/notification';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { dateNow } from '../base/clock.ts';
import type { Services } from '../services/services.ts';
import type { PushNews } from './port.ts';
import type { PushedCase } from './pushedCase.ts';
import type { Recipient } from './recipients.ts';
import { trialWords, wordsOf } from './words.ts';

/** What a notification says and where it leads; what it is known by is whoever's sends it. */
export type Held = Omit<
  Notification,
  'id' | 'type' | 'crUid' | 'language' | 'tag' | 'ack' | 'unread' | 'read'
>;

/** Where a notification of a case leads, from the site that its browser subscribed at. */
async function urlOf(
  { customers }: Services,
  { origin }: Recipient,
  { cuid, csid }: PushedCase,
  staff: boolean,
): Promise<string> {
  const site = (await customers.sites()).urlFrom(origin, cuid);
  return `${site}${staff ? `/staff/${cuid}/${csid}` : `/m/case/${cuid}/${csid}`}`;
}

/** What a trial holds. */
const ofTrial = (locale: Locale): Held => ({
  ...{ staff: false, at: dateNow().toISOString(), url: '/m/settings' },
  ...trialWords(locale),
});

/** What a notification holds for one browser, in the language that is read there. */
export async function heldBy(
  services: Services,
  news: PushNews,
  told: PushedCase | undefined,
  browser: Recipient & { readonly locale: Locale },
): Promise<Held> {
  const { locale, content } = browser;
  if (news.type === 'trial' || !told) return ofTrial(locale);
  const { type, staff } = news;
  const { csid, cuid, ccatCode, message } = told;
  const { lbl, logoId } = await services.customers.get(cuid);
  return {
    ...{ csid, cuid, ccatCode, msgId: message.msgId, staff, at: message.at.toISOString() },
    title: wordsIn(lbl, locale),
    ...wordsOf(type, told, { locale, staff, content }),
    url: await urlOf(services, browser, told, staff),
    ...(logoId !== null && { icon: logoAddress(logoId) }),
  };
}
