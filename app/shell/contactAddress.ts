const TO = 'to';
const ABOUT = 'about';

/** Where somebody writes to this customer, whichever code was scanned last; about the case with this number, if one is meant. */
export function contactOf(cuid: string, caseNbr?: string): string {
  const query = new URLSearchParams({ [TO]: cuid, ...(caseNbr && { [ABOUT]: caseNbr }) });
  return `/contact?${query}`;
}

/** To whom the contact page writes, and about which case, by its query. */
export function meantIn(query: string): { readonly cuid?: string; readonly caseNbr?: string } {
  const asked = new URLSearchParams(query);
  const [cuid, caseNbr] = [asked.get(TO), asked.get(ABOUT)];
  return { ...(cuid && { cuid }), ...(cuid && caseNbr && { caseNbr: caseNbr.slice(0, NUMBER_MAX) }) };
}

/** No number of a case is as long. */
const NUMBER_MAX = 12;
