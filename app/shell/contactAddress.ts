const TO = 'to';
const ABOUT = 'about';

export function buildContactAddress(cuid: string, caseNbr?: string): string {
  const query = new URLSearchParams({ [TO]: cuid, ...(caseNbr && { [ABOUT]: caseNbr }) });
  return `/contact?${query}`;
}

export function parseContactQuery(query: string): { readonly cuid?: string; readonly caseNbr?: string } {
  const asked = new URLSearchParams(query);
  const [cuid, caseNbr] = [asked.get(TO), asked.get(ABOUT)];
  return { ...(cuid && { cuid }), ...(cuid && caseNbr && { caseNbr: caseNbr.slice(0, NUMBER_MAX) }) };
}

const NUMBER_MAX = 12;
