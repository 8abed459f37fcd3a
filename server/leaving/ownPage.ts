import type { Message } from '@parvis/api/entities/message';
import { systemKindOf, systemMessage } from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import { displayTime, displayWholeDay } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { answerLines } from '@parvis/questionnaire/model/answerLines';
import type { Item } from '@parvis/questionnaire/model/schema';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { htmlText } from '../base/htmlText.ts';
import { findText, text } from '../base/texts.ts';
import type { AboutPerson, OwnCase } from './ownData.ts';
import { captionsName, photoName } from './ownPhotos.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem;margin-block:2rem .25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}ul,ol{list-style:none;padding:0}li{border-inline-start:.1875rem solid;padding:.25rem .75rem;margin-block:.75rem;overflow-wrap:anywhere}
small{display:block}p{margin-block:.25rem;white-space:pre-line}@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-block-end:.5rem}}`;

const moment = (instant: Date | string, locale: Locale): string => {
  const date = new Date(instant);
  return `${displayWholeDay(locale, date)}, ${displayTime(locale, date)}`;
};

const facts = (rows: readonly (readonly [string, string | null | undefined])[]): string =>
  `<dl>${rows
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${htmlText(name)}</dt><dd>${htmlText(value ?? '')}</dd>`)
    .join('')}</dl>`;

/** What a message says, as lines. */
function linesOf(message: Message, locale: Locale, name: string): string[] {
  const kind = systemKindOf(message);
  const said = kind === undefined ? undefined : systemMessage(kind);
  const event = said
    ? text((message.mine ? said.toMe : undefined) ?? said.text, locale, { name })
    : undefined;
  const words = message.words ?? {};
  const find = (id: string) => (Object.hasOwn(words, id) ? words[id] : findText(id, locale));
  const asItems = (message.items ?? []).map((item) =>
    item.type === 'txt' ? { ...item, type: 'text' } : item,
  ) as Item[];
  const answers = answerLines(asItems, message.answers ?? {}, {
    find,
    yes: text('part.yes', locale),
    no: text('part.no', locale),
    stars: (n, max) => text('chat.stars', locale, { n, max }),
  }).map(({ label, value }) =>
    label && value ? text('own.pair', locale, { name: label, value }) : label || value,
  );
  return [event, message.msgTxt, ...answers].filter((line) => line !== undefined && line !== '') as string[];
}

/** The pictures and videos of a message: one's own are in the archive, of others what they show. */
const photoLines = ({ media = [], mine }: Message, locale: Locale): string[] =>
  media.map(({ id, alt, kind, type, captions }) => {
    const words = htmlText(alt ?? text(kind === 'video' ? 'video.noAlt' : 'photo.noAlt', locale));
    if (!mine) return `<p>${words}</p>`;
    const beside = captions
      ? `, <a href="${htmlText(captionsName({ id }))}">${htmlText(text('captions.title', locale))}</a>`
      : '';
    return `<p><a href="${htmlText(photoName({ id, type }))}">${words}</a>${beside}</p>`;
  });

/** One case with all that was said in it. */
export function caseHtml({ info, messages }: OwnCase, locale: Locale): string {
  const names = new Map(info.participants.map(({ crUid, name }) => [crUid, name]));
  const rows = messages.map((message) => {
    const name = message.mine
      ? text('chat.me', locale)
      : (names.get(message.crUid ?? '') ?? text('chat.team', locale));
    const lines = [
      ...linesOf(message, locale, name).map((line) => `<p>${htmlText(line)}</p>`),
      ...photoLines(message, locale),
    ];
    return `<li><small>${htmlText(name)}, <time datetime="${message.msgCdatim1}">${htmlText(moment(message.msgCdatim1, locale))}</time></small>${lines.join('')}</li>`;
  });
  return `<section><h2>${htmlText(info.ccatLbls.join(', '))}</h2>${facts([
    [text('own.place', locale), `${info.placeLbl}, ${info.cstmrLbl}`],
    [text('own.number', locale), info.caseNbr],
    [text('own.opened', locale), moment(info.created, locale)],
    [text('own.eraseOn', locale), moment(info.eraseOn, locale)],
    ...(info.contact ?? []).map(
      ({ kind, value }) =>
        [text('own.contact', locale), kind === 'phone' ? formatPhone(value) : value] as const,
    ),
  ])}<ol>${rows.join('')}</ol></section>\n`;
}

const shown = (kind: 'mail' | 'sms', address: string): string =>
  kind === 'sms' ? formatPhone(address) : address;

/** A message on its way, or that there was one: of those that went it is not kept where to. */
const messageLine = (
  { kind, recipient, subject, state, created }: AboutPerson['messages'][number],
  locale: Locale,
): string =>
  [
    subject ?? text(kind === 'sms' ? 'own.messages.sms' : 'own.messages.mail', locale),
    recipient && shown(kind, recipient),
    moment(created, locale),
    state === 'waiting' && text('own.messages.waiting', locale),
  ]
    .filter(Boolean)
    .join(', ');

const unsentLine = ({ id, state, created, type }: AboutPerson['unsent'][number], locale: Locale): string => {
  const words = htmlText(moment(created, locale));
  return state === 'ready' ? `<a href="${htmlText(photoName({ id, type }))}">${words}</a>` : words;
};

/** A number that is being proved: which, or why it is not taken, as far as its SMS came. */
const discoveryLine = (
  { phone, refused, created, expires }: AboutPerson['discoveries'][number],
  locale: Locale,
): string =>
  [
    phone ? formatPhone(phone) : text('own.discoveries.waiting', locale),
    refused && text('own.discoveries.refused', locale),
    moment(created, locale),
    text('own.discoveries.until', locale, { time: displayTime(locale, expires) }),
  ]
    .filter(Boolean)
    .join(', ');

/** A notification of the last days: of which case, and what it says as long as it waits. */
const pushLine = (
  { caseNbr, message, state, created }: AboutPerson['notifications'][number],
  locale: Locale,
): string =>
  [
    caseNbr,
    message?.body,
    moment(created, locale),
    state === 'waiting' && text('own.messages.waiting', locale),
  ]
    .filter(Boolean)
    .join(', ');

/** Up to where somebody read a case. */
const readLine = (
  { caseNbr, cuid, staff, msgId, told }: AboutPerson['read'][number],
  locale: Locale,
): string =>
  [
    caseNbr,
    cuid,
    text('own.read.message', locale, { number: msgId }),
    told > 0 && text('own.read.told', locale, { number: told }),
    staff && text('own.read.staff', locale),
  ]
    .filter(Boolean)
    .join(', ');

/** The page up to its first case. */
export function pageHead(about: AboutPerson, locale: Locale, made: Date): string {
  const title = htmlText(text('own.title', locale));
  const devices = about.devices.map((one) =>
    facts([
      [
        text('own.device', locale),
        one.device && `${text(`device.${one.device.type}`, locale)}, ${one.device.os}, ${one.device.browser}`,
      ],
      [text('own.agent', locale), one.userAgent],
      [text('own.since', locale), moment(one.created, locale)],
      [text('own.until', locale), moment(one.expires, locale)],
      [text('own.scanned', locale), one.qrid],
      [
        text('own.choices', locale),
        Object.entries(one.settings)
          .map(([name, value]) => text('own.pair', locale, { name, value: String(value) }))
          .join(', '),
      ],
    ]),
  );
  const when = (at: Date) => moment(at, locale);
  const since = ({ caseNbr, cuid, at }: AboutPerson['acted'][number]) => `${caseNbr}, ${cuid}, ${when(at)}`;
  const section = (id: TextId, rows: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<section><h2>${htmlText(text(id, locale))}</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></section>\n`;
  const under = (id: TextId, rows: readonly string[]) => section(id, rows.map(htmlText));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${htmlText(text('own.text', locale, { date: moment(made, locale) }))}</p>
<section><h2>${htmlText(text('own.person', locale))}</h2>${facts([
    [text('own.id', locale), about.person.crUid],
    [text('own.mail', locale), about.person.email],
    [text('own.phone', locale), about.person.phone && formatPhone(about.person.phone)],
    [text('own.since', locale), when(about.person.created)],
  ])}</section>
<section><h2>${htmlText(text('own.devices', locale))}</h2>${devices.join('')}</section>
${under(
  'own.signedIn',
  about.signedIn.map(({ used }) => when(used)),
)}${under(
  'own.codes',
  about.codes.map(({ address, kind, created }) => `${shown(kind, address)}, ${when(created)}`),
)}${under(
  'own.messages',
  about.messages.map((message) => messageLine(message, locale)),
)}${section(
  'own.unsent',
  about.unsent.map((photo) => unsentLine(photo, locale)),
)}${under(
  'own.mails',
  about.mails.map(({ at, subject }) => `${subject}, ${when(at)}`),
)}${under(
  'own.discoveries',
  about.discoveries.map((one) => discoveryLine(one, locale)),
)}${under(
  'own.pushed',
  about.pushed.map(({ service, content, registered }) =>
    [service, content && text('own.pushed.words', locale), when(registered)].filter(Boolean).join(', '),
  ),
)}${under(
  'own.notifications',
  about.notifications.map((one) => pushLine(one, locale)),
)}${under(
  'own.blocked',
  about.blocked.map(({ cuid, at, reason }) =>
    [cuid, when(at), ...reason.map((one) => text(`block.why.${one}`, locale))].join(', '),
  ),
)}${under(
  'own.roles',
  about.roles.map(({ name, cuid, level }) => `${name}, ${cuid}, ${level}`),
)}${under(
  'own.handled',
  about.handled.map(({ caseNbr, cuid, joined }) => `${caseNbr}, ${cuid}, ${when(joined)}`),
)}${under('own.acted', about.acted.map(since))}${under('own.called', about.calledTo.map(since))}${under(
  'own.looks',
  about.looks.map(({ cuid, lbl, saved }) => `${wordsIn(lbl, locale)}, ${cuid}, ${when(saved)}`),
)}${under(
  'own.done',
  about.done.map(({ cuid, at, kind, what, about: of }) =>
    [findText(`trail.${kind}.${what}`, locale) ?? what, ...(of ? [of] : []), cuid, when(at)].join(', '),
  ),
)}${under(
  'own.read',
  about.read.map((mark) => readLine(mark, locale)),
)}`;
}

/** The end of the page. */
export const PAGE_END = '</main></body></html>\n';
