import type { TextId } from '@parvis/locales/areas';
import { displayAge, displayDay, displayMoment } from '@parvis/locales/dates';
import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { parts } from '@parvis/locales/inBook/partsInBook';
import { chat, staff } from '@parvis/locales/inBook/staffInBook';
import { type Locale, languageOf, languages } from '@parvis/locales/languages';
import { missingText } from '@parvis/locales/missingText';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { InboxIcon } from '@parvis/ui/icons/InboxIcon';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { QuestionIcon } from '@parvis/ui/icons/QuestionIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { WrenchIcon } from '@parvis/ui/icons/WrenchIcon';
import { Button } from '@parvis/ui/parts/Button';
import { CaseDetails } from '@parvis/ui/screens/CaseDetails';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import { Chat } from '@parvis/ui/screens/Chat';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { useState } from 'react';
import type { ShownContent } from '../../live/content.ts';
import { buildConversation, getCaseTitle } from '../../samples/2/conversation.ts';
import { words as builtIn, type ChatWords } from '../../samples/2/words/fr.ts';
import type { StateScreen } from './StatesSample.tsx';
import type { StateWords } from './words/fr.ts';

/** Of the real board. */
const engine = createSmallEngine();
for (const { tag, locale } of languages)
  for (const texts of [staff, chat, parts]) engine.add(locale, texts[tag]);

type Say = (id: TextId, values?: Values) => string;

const MINUTE = 60_000;
const RETENTION_DAYS = 30;
const subtractMinutes = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE);
const displayEraseDay = (locale: Locale): string =>
  displayDay(locale, subtractMinutes(-RETENTION_DAYS * 24 * 60));

type Place = Pick<CaseItem, 'place' | 'exactly'>;
/** The studio replaces category and place. */
type SampleCase = Pick<CaseItem, 'title' | 'icon' | 'place' | 'lastText' | 'caseType'> & { minutes: number };

const createSampleCases = (desk: StateWords['desk']): readonly [SampleCase, SampleCase, SampleCase] => [
  { title: desk.toilets, icon: 'droplet', place: desk.hall, caseType: 'health', minutes: 6 },
  {
    title: desk.rail,
    icon: 'wrench',
    place: desk.school,
    lastText: desk.railText,
    caseType: 'rescue',
    minutes: 11,
  },
  {
    title: desk.noise,
    icon: 'speaker',
    place: desk.square,
    lastText: desk.noiseText,
    caseType: 'police',
    minutes: 64,
  },
];

/** As far as there are any. */
function applyOwnContent(
  invented: readonly SampleCase[],
  content: ShownContent | undefined,
): readonly (SampleCase & Place)[] {
  const { cases = [] } = content ?? {};
  if (!content || cases.length === 0) return invented;
  return invented.slice(0, cases.length).map(({ lastText: _, ...one }, at) => {
    const { tile } = cases[at] ?? {};
    return {
      ...one,
      title: tile?.lbl ?? one.title,
      icon: tile?.imgSrc,
      place: content.place?.lbl,
      exactly: content.place?.descr,
    };
  });
}

/** The first is the reader's, the others are new. */
const buildCases = (cases: readonly (SampleCase & Place)[], translate: Say, locale: Locale) =>
  cases.map(({ minutes, ...one }, at): CaseItem => {
    const isMine = at === 0;
    return {
      ...one,
      id: String(at),
      number: translate('case.number', { nbr: ['4F7K', '9BLV', 'SQVN'][at] ?? '' }),
      time: displayAge(locale, subtractMinutes(minutes)),
      status: translate(isMine ? 'case.state.handled' : 'staff.state.new'),
      ...(isMine ? { handler: translate('chat.me') } : { attention: true, unread: 1 }),
    };
  });

const renderIcon = iconDrawer(20);
const chats = import.meta.glob<ChatWords>('../../samples/2/words/*.ts', { eager: true, import: 'words' });
const nothing = () => undefined;

type CaseProps = { say: Say; locale: Locale; item: CaseItem | undefined; place: string };

/** By staff; text is not sent. */
const DeskChat = ({
  say,
  locale,
  item,
  place,
  content,
}: CaseProps & { content: ShownContent | undefined }) => {
  const [draft, setDraft] = useState('');
  const words = chats[`../../samples/2/words/${languageOf(locale).tag}.ts`] ?? builtIn;
  // The other party.
  const visitor = { key: 'visitor', name: say('chat.anonymous'), initials: '?' };
  const items = buildConversation(words, getCaseTitle(words, content)).map((line) =>
    line.kind === 'message'
      ? { ...line, mine: !line.mine, author: line.mine ? visitor : line.author, status: undefined }
      : line,
  );
  return (
    <Chat
      embedded
      texts={{
        conversation: say('staff.case.log'),
        placeholder: say('staff.reply.placeholder'),
        keysHint: say('staff.reply.keys'),
      }}
      title={item?.title ?? ''}
      subtitle={[item?.number, place].filter(Boolean).join(' · ')}
      state={say('case.state.handled')}
      onBack={nothing}
      headerActions={
        <>
          <Button size="small">{say('staff.keys.close')}</Button>
          <Button variant="quiet" size="small" iconOnly icon={<MoreIcon size={20} />}>
            {say('staff.step.more')}
          </Button>
        </>
      }
      items={items}
      notice={say('chat.erase', { date: displayEraseDay(locale) })}
      composer={{
        value: draft,
        onChange: setDraft,
        onSend: () => setDraft(''),
        onCamera: nothing,
        label: say('staff.reply'),
        tools: (
          <Button variant="quiet" iconOnly round icon={<QuestionIcon size={24} />}>
            {say('staff.step.ask')}
          </Button>
        ),
      }}
    />
  );
};

const DeskDetails = ({ say, locale, place }: CaseProps) => {
  const created = displayMoment(locale, subtractMinutes(14 * 60));
  const facts = [
    { id: 'place', label: say('staff.details.place'), value: place },
    { id: 'contact', label: say('staff.details.contact'), value: say('staff.details.contact.none') },
    { id: 'handlers', label: say('staff.details.handlers'), value: say('chat.me') },
    { id: 'language', label: say('staff.details.language'), value: languageOf(locale).name },
    { id: 'created', label: say('staff.details.created'), value: created },
    { id: 'erase', label: say('staff.details.erase'), value: displayEraseDay(locale) },
  ];
  return <CaseDetails title={say('staff.details')} facts={facts} />;
};

/** Real components and texts. */
export const Desk: StateScreen = ({ sample: { logo, locale, content }, words: { desk }, lbl }) => {
  const say: Say = (id, values) => engine.say(locale, id, values) ?? missingText(id);
  const cases = buildCases(applyOwnContent(createSampleCases(desk), content), say, locale);
  const [item] = cases;
  const unread = cases.length - 1;
  const counts = { all: cases.length, new: unread, mine: 1, held: 0, closed: 0 };
  const total = say('staff.total', { count: counts.all, n: counts.all });
  const place = [item?.place, item?.exactly].filter(Boolean).join(' · ');
  const open = { say, locale, item, place };
  return (
    <StaffBoard
      texts={{
        skipToList: say('staff.skip.list'),
        skipToCase: say('staff.skip.case'),
        details: say('staff.details'),
      }}
      nav={{
        customer: { label: lbl, logoSrc: logo },
        currentId: 'cases',
        onSelect: nothing,
        more: say('staff.nav.more'),
        entries: [
          { id: 'cases', label: say('staff.nav.cases'), icon: <InboxIcon size={20} />, unread },
          { id: 'gatherings', label: say('staff.nav.gatherings'), icon: <ChatIcon size={20} /> },
          { id: 'admin', label: say('staff.nav.admin'), icon: <WrenchIcon size={20} /> },
        ],
        own: [{ id: 'settings', label: say('staff.nav.settings'), icon: <SettingsIcon size={20} /> }],
        person: { name: 'A. M.', initials: 'AM', signOut: say('staff.nav.signOut'), onSignOut: nothing },
      }}
      list={{
        texts: {
          title: say('staff.title'),
          search: say('staff.search'),
          searchPlaceholder: say('staff.search'),
          filters: say('staff.filter'),
        },
        search: { value: '', onChange: nothing },
        filters: (['all', 'new', 'mine', 'held', 'closed'] as const).map((id) => ({
          id,
          label: say(`staff.filter.${id}`),
          count: String(counts[id]),
          unread: id === 'all' || id === 'new' ? unread : 0,
        })),
        total,
        filterId: 'all',
        onFilter: nothing,
        cases: { label: say('staff.title'), items: cases, currentId: '0', onSelect: nothing, renderIcon },
      }}
      chat={<DeskChat {...open} content={content} />}
      details={<DeskDetails {...open} />}
    />
  );
};
