import type { CustomerInfo } from '@parvis/api/entities/customer';
import { htmlText } from '../base/htmlText.ts';

/** Which pictures of its customer a page shows. */
export type Pictured = 'all' | 'logo' | 'none';

/**
 * Who greets, as the gate and the menu will show it: banner, logo, name and place. On a slow phone it stands there seconds
 * before the first script, and stays where it is when the app comes.
 */
export function greeting(
  { logo, banner, cstmrLbl }: CustomerInfo,
  place: string,
  pictured: Pictured,
): string {
  const picture = pictured === 'all' && banner ? `<img class="banner" src="${htmlText(banner)}" alt="">` : '';
  const sign =
    pictured !== 'none' && logo ? `<img src="${htmlText(logo)}" alt="" width="40" height="40">` : '';
  const where = place && `<p>${htmlText(place)}</p>`;
  const name = `<div><p>${htmlText(cstmrLbl)}</p>${where}</div>`;
  return `<div class="greeting">${picture}<div>${sign}${name}</div></div>`;
}
