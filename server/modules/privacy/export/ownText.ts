import type { Message } from '@parvis/api/entities/message';
import { systemKindOf, systemMessage } from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import { displayTime, displayWholeDay } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { answerLines } from '@parvis/questionnaire/model/answerLines';
import type { Item } from '@parvis/questionnaire/model/schema';
import { findText, translate } from '../../../platform/lib/texts.ts';
import type { OwnCase, PersonData } from './ownData.ts';
import { formatCaptionsPath, formatPhotoPath } from './ownPhotos.ts';

/** BOM for apps that guess encodings. */
const BOM = '\uFEFF';

const formatMoment = (instant: Date | string, locale: Locale): string => {
  const date = new Date(instant);
  return `${displayWholeDay(locale, date)}, ${displayTime(locale, date)}`;
};

const formatPair = (name: string, value: string, locale: Locale): string =>
  translate('own.pair', locale, { name, value });

function formatMessage(message: Message, locale: Locale, name: string): string[] {
  const kind = systemKindOf(message);
  const event = kind && systemMessage(kind);
  const words = message.words ?? {};
  const items = (message.items ?? []).map((item) =>
    item.type === 'txt' ? { ...item, type: 'text' } : item,
  ) as Item[];
  const answers = answerLines(items, message.answers ?? {}, {
    find: (id) => (Object.hasOwn(words, id) ? words[id] : findText(id, locale)),
    yes: translate('part.yes', locale),
    no: translate('part.no', locale),
    stars: (n, max) => translate('chat.stars', locale, { n, max }),
  }).map(({ label, value }) => (label && value ? formatPair(label, value, locale) : label || value));
  return [
    event &&
      translate((message.mine ? event.toMe : undefined) ?? event.text, locale, {
        name,
        service: message.grpLbl ?? '',
        poll: message.poll?.lbl ?? '',
      }),
    message.msgTxt,
    ...answers,
  ].filter((line) => line !== undefined && line !== '') as string[];
}

/** Own files by path in the archive, others by description. */
const formatMedia = ({ media = [], mine }: Message, locale: Locale): string[] =>
  media.map(({ id, alt, kind, type, captions }) => {
    const description = alt ?? translate(kind === 'video' ? 'video.noAlt' : 'photo.noAlt', locale);
    const files = mine
      ? [formatPhotoPath({ id, type }), ...(captions ? [formatCaptionsPath({ id })] : [])]
      : [];
    return files.length > 0 ? formatPair(description, files.join(', '), locale) : description;
  });

export function formatCase({ info, messages }: OwnCase, locale: Locale): string {
  const names = new Map(info.participants.map(({ crUid, name }) => [crUid, name]));
  const facts: (readonly [TextId, string])[] = [
    ['own.place', `${info.placeLbl}, ${info.cstmrLbl}`],
    ['own.number', info.caseNbr],
    ['own.opened', formatMoment(info.created, locale)],
    ['own.eraseOn', formatMoment(info.eraseOn, locale)],
    ...(info.contact ?? []).map(({ value, shown = value }) => ['own.contact', shown] as const),
  ];
  const conversation = messages.map((message) => {
    const name = message.mine
      ? translate('chat.me', locale)
      : (names.get(message.crUid ?? '') ?? translate('chat.team', locale));
    const lines = [...formatMessage(message, locale, name), ...formatMedia(message, locale)];
    return [`${name}, ${formatMoment(message.msgCdatim1, locale)}`, ...lines].join('\n');
  });
  const head = facts.map(([id, value]) => formatPair(translate(id, locale), value, locale));
  return `${BOM}${[[info.ccatLbls.join(', '), ...head].join('\n'), ...conversation].join('\n\n')}\n`;
}

/** A missing title does not compile. */
const SECTIONS: Readonly<Record<Exclude<keyof PersonData, 'person'>, TextId>> = {
  devices: 'own.devices',
  signedIn: 'own.signedIn',
  codes: 'own.codes',
  messages: 'own.messages',
  mails: 'own.mails',
  unsent: 'own.unsent',
  discoveries: 'own.discoveries',
  pushed: 'own.pushed',
  notifications: 'own.notifications',
  blocked: 'own.blocked',
  noticed: 'own.noticed',
  polled: 'own.polled',
  surveyed: 'own.surveyed',
  askedSurvey: 'own.askedSurvey',
  roles: 'own.roles',
  served: 'own.served',
  handled: 'own.handled',
  acted: 'own.acted',
  calledTo: 'own.called',
  noted: 'own.noted',
  mentionedIn: 'own.mentioned',
  read: 'own.read',
  begun: 'own.begun',
  followed: 'own.followed',
  looks: 'own.looks',
  done: 'own.done',
};

/** Other fields keep their name in data.json. */
const LABELS: Readonly<Record<string, TextId>> = {
  crUid: 'own.id',
  email: 'own.mail',
  phone: 'own.phone',
  created: 'own.since',
  expires: 'own.until',
  device: 'own.device',
  userAgent: 'own.agent',
  qrid: 'own.scanned',
  settings: 'own.choices',
  caseNbr: 'own.number',
};

function formatValue(value: unknown, locale: Locale): string {
  if (value instanceof Date) return formatMoment(value, locale);
  if (typeof value === 'boolean') return translate(value ? 'part.yes' : 'part.no', locale);
  if (Array.isArray(value)) return value.map((one) => formatValue(one, locale)).join(', ');
  return typeof value === 'object' && value !== null ? formatFields(value, locale).join(', ') : String(value);
}

const formatFields = (row: object, locale: Locale): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const label = LABELS[name];
      return formatPair(label ? translate(label, locale) : name, formatValue(value, locale), locale);
    });

/** Omits empty sections. */
export function formatPerson(about: PersonData, locale: Locale, made: Date): string {
  const sections = Object.entries(SECTIONS).map(([name, title]) => {
    const rows: readonly object[] = about[name as keyof typeof SECTIONS];
    return rows.length === 0
      ? ''
      : [
          translate(title, locale).toLocaleUpperCase(locale),
          ...rows.map((row) => formatFields(row, locale).join('\n')),
        ].join('\n\n');
  });
  return `${BOM}${[
    translate('own.title', locale).toLocaleUpperCase(locale),
    translate('own.text', locale, { date: formatMoment(made, locale) }),
    formatFields(about.person, locale).join('\n'),
    ...sections.filter(Boolean),
  ].join('\n\n')}\n`;
}
