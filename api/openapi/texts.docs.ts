import type { Side, Who } from '../call.ts';
import { type CountedBy, type Limit, type LimitName, limits, NEWCOMERS, SENSELESS } from '../limits.ts';

export const INTRODUCTION = `Incident reporting by QR code: somebody scans a code, reports in a few taps, and follows the case in a discussion with the staff who handle it.

## The envelope
A call that was understood answers \`200\` and \`{ "rslt": { "data": … } }\`; one that was not answers its status and \`{ "rslt": { "error": { "code", … } } }\`. \`data\` is a list, of one entry where there is one; it is an object in \`user/sts\`, \`init/id\`, \`user/settings/set\`, \`user/qrid/clear\` and \`info/config\`. Outcomes of a call that was understood (a wrong code) are fields of the answer, not refusals. What answers without the envelope (a page of a proxy, a captive portal) is not this server.

## Sessions and cookies
\`user/sts\` with \`newCookies\` opens a session once a person has accepted, and sets its cookie, \`pv_session\`; \`init/id\` gives it an identity. Signing in sets \`pv_device\` beside it, by which the device is known afterwards: sent with a request for a code, also without a session, it passes where strangers have to wait or work. A request for a code sets \`pv_code\`: a code that signs in is taken from whoever sends that cookie back, and is a wrong code without it. All are HttpOnly, SameSite=Lax and of the path \`/\`. Over https their names begin with \`__Host-\`: \`__Host-pv_session\`, \`__Host-pv_device\`, \`__Host-pv_code\`. An answer that may set, renew or clear one names it under its header \`Set-Cookie\`; a client keeps and sends back whatever it was given, as browsers do. Calls from pages of other sites are refused; a program that sends no \`Origin\` is not one.

## Sending once
Whatever is sent carries an id made by its sender, of 128 random bits. The same call sent again is done once and answered as the first time, so a call whose answer was lost is simply repeated, with the same id and body. Another body under a used id is refused as \`conflict\`.

## Reports and ratings are played
A report is what was done on the screen: events, which the server plays again with the questionnaire of \`cases/question\`, and then with the product's own last question, \`sendReport\`: the last \`CONFIRM\` answers that one, and sends. How it went is asked by the flow \`satisfaction\`: \`RATE\` of \`answer.satisfaction\` and \`CONFIRM\`, then \`ABORT\`, or its further questions. Both flows are answered as data by \`settings/flows\`, with \`flowId\` (which names the version that was shown) and their words: a program in any language shows them as it shows the questions of \`cases/question\`, and sends what was done. Where JavaScript runs, flows and the engine that makes events are in \`@parvis/questionnaire\` (\`flows/sendReport\`, \`flows/satisfaction\`, \`flows/flowId\`, \`engine\`). A field of a message takes 200 characters, one of an address 255, of a telephone 23, of a code 5: a text that is longer is refused, never cut. A refusal names the event by its place; one past the last means that some are missing.

## When a question ends
A played event after the end of a question belongs to the next one, and one too many is refused as \`notPossible\`.
- A question with a confirm ends with \`CONFIRM\`, one with a next button with \`NEXT\`. A confirm is added to a question that has none, unless there is a \`message\`, \`input\` or \`rating\` in it, or all its items are \`checkbox\`, \`yesNo\` or \`nextButton\`.
- Every other question ends by itself, as soon as nothing that it requires is missing: with \`YESNO\`, with the first \`CHECK\`, with \`RATE\`, with the \`COMMIT\` of a field. What is only typed does not count there.
- \`COMMIT\` presses the confirm, or else the first next button that sends, where there is one.

\`discuss/send/form\` has an example for each kind of item.

## Lists
Lists come in pages: at most \`limit\` entries before or after a place, and \`next\` beside \`data\` is the place to go on from; it is missing on the last page. Cases stand newest activity first, and \`next\` goes into \`before\` as it is. Messages are asked for by their numbers, which have no holes: the newest, those \`before\` a number, or those \`after\` one (which wins where both are said); each page stands oldest first.

## Languages
\`Accept-Language\` chooses the language of a customer's words (\`fr-FR\` or \`en-US\`; French where neither is asked for). What people wrote stays as it was written.

## Limits
Every call counts against a ceiling of the network address; what else counts stands with the call (\`x-limit\`). Beyond it the answer is 429, with \`Retry-After\`; where \`work\` stands in it, the call is taken at once with the header \`X-Parvis-Proof: {challenge}:{solution}\`. Reports, photos, contact messages and requests of codes cost work where one network sends many, or where others used up what a code, a customer or an address may have. Sessions and identities cost work once ${NEWCOMERS.free} newcomers came from one network within ${NEWCOMERS.seconds / 60} minutes; a refused report counts as ${NEWCOMERS.refused} of them, and after ${SENSELESS.max} of one session within ${SENSELESS.seconds / 60} minutes that session opens no case for as long.

## How this contract grows
The version above is that of the contract. Within it: new calls, new fields of answers, optional fields of bodies, new codes in the enumerations of answers and new error codes may be added at any time, and nothing is removed or changes its meaning. So a reader ignores fields that it does not know, takes an unknown code of an enumeration (\`x-extensible-enum\`; a plain \`enum\` is complete in this version) as "something else" and never as an error, and reads an unknown error code by its HTTP status: 4xx is refused and will be refused again, but for 401 (sign in), 408, 425 and 429 (wait); 5xx may pass. Fields of a body that a server does not know are ignored. What breaks these rules gets a new version, and pages that are open are told by \`/empty.js\` that there is a new build.`;

export const tags: Readonly<Record<Side | 'reading', string>> = {
  public: 'Visitors, contributors across customers, and everybody’s sign-in.',
  mobile: 'A contributor at one customer.',
  town: 'The staff of one customer.',
  admin: 'Administrators of one customer. An addition to the specification.',
  reading: 'What is read without the envelope: live streams, pictures, and how the server is.',
};

export const whoTexts: Readonly<Record<Who, string>> = {
  anyone: 'Anyone; a session is used where there is one.',
  session: 'Whoever accepted and has a session.',
  identity: 'A session with an identity.',
  participant: 'An identity that takes part in the case.',
  staff: 'Staff of the customer.',
  manager: 'Managers and administrators of the customer.',
  moderator: 'Staff of the customer with the right to moderate.',
  admin: 'Administrators of the customer.',
};

const counted: Readonly<Record<CountedBy, string>> = {
  person: 'a person',
  code: 'a code',
  mail: 'an e-mail address in the body',
  request: 'a request of a code',
  desk: 'a desk, or its network where it asks for a new code',
  address: 'a network address',
};

const describeWindow = (seconds: number): string => (seconds === 60 ? 'a minute' : `${seconds / 60} minutes`);

const limitText = ({ by, max, seconds, knownDevices }: Limit): string =>
  `${max} in ${describeWindow(seconds)} for ${counted[by]}${knownDevices ? ', beyond which known devices pass' : ''}`;

export function limitTexts(name: LimitName): string {
  const own: readonly Limit[] = limits[name];
  return own.length === 0
    ? 'Limit: the ceiling of the network address.'
    : `Limits: ${own.map(limitText).join('; ')}.`;
}
