import { pageOfApp } from '@parvis/api/appAddress';
import { boot } from '../boot/boot.ts';

const OF_CUSTOMER = /^\/(?:m\/(?:case|follow)|staff(?!\/(?:login|connect|theme)\b))\/([^/]+)/;
const OF_CODE = /^\/q\/([^/]+)/;

const decodeSegment = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** An installed app has one customer. */
export function findPageCuid(path: string, scanned = boot?.scan): string | undefined {
  const app = pageOfApp(path);
  const named = app.cuid ?? OF_CUSTOMER.exec(path)?.[1];
  if (named !== undefined) return decodeSegment(named);
  return scanned && OF_CODE.exec(path)?.[1] === encodeURIComponent(scanned.qrid)
    ? scanned.cstmr.cuid
    : undefined;
}
