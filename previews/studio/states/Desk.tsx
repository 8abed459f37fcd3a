import { languageOf } from '@parvis/locales/languages';
import { DropletIcon } from '@parvis/ui/icons/DropletIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { PinIcon } from '@parvis/ui/icons/PinIcon';
import { SpeakerIcon } from '@parvis/ui/icons/SpeakerIcon';
import { UsersIcon } from '@parvis/ui/icons/UsersIcon';
import { WrenchIcon } from '@parvis/ui/icons/WrenchIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Button } from '@parvis/ui/parts/Button';
import { CaseDetails } from '@parvis/ui/screens/CaseDetails';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import { Chat } from '@parvis/ui/screens/Chat';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { type ComponentType, useState } from 'react';
import { conversationOf } from '../../samples/2/conversation.ts';
import { words as builtIn, type ChatWords } from '../../samples/2/words/fr.ts';
import type { StateScreen } from './StatesSample.tsx';
import type { StateWords } from './words/fr.ts';

/** Cases of a town hall on an ordinary morning. */
const casesOf = (desk: StateWords['desk']): readonly CaseItem[] => [
  {
    id: '1',
    number: 'n° 4F7K',
    handler: desk.you,
    status: desk.taken,
    title: desk.toilets,
    place: desk.hall,
    time: desk.minutes,
    caseType: 'health',
    icon: 'droplet',
  },
  {
    id: '2',
    number: 'n° 9BLV',
    status: desk.new,
    attention: true,
    title: desk.rail,
    place: desk.school,
    lastText: desk.railText,
    time: desk.minutes,
    unread: 1,
    caseType: 'rescue',
    icon: 'wrench',
  },
  {
    id: '3',
    number: 'n° SQVN',
    status: desk.new,
    attention: true,
    title: desk.noise,
    place: desk.square,
    lastText: desk.noiseText,
    time: desk.hour,
    unread: 1,
    caseType: 'police',
    icon: 'speaker',
  },
];

const icons: Readonly<Record<string, ComponentType>> = {
  droplet: DropletIcon,
  wrench: WrenchIcon,
  speaker: SpeakerIcon,
};
const renderIcon = (name: string) => {
  const Icon = icons[name];
  return Icon && <Icon />;
};
const chats = import.meta.glob<ChatWords>('../../samples/2/words/*.ts', { eager: true, import: 'words' });
const nothing = () => undefined;

/** The desk of those who handle cases, with one of them open. */
export const Desk: StateScreen = ({ sample: { logo, locale }, words: { desk }, lbl }) => {
  const [draft, setDraft] = useState('');
  const chatWords = chats[`../../samples/2/words/${languageOf(locale).tag}.ts`] ?? builtIn;
  // Who reported is on the other side of the desk.
  const items = conversationOf(chatWords).map((item) =>
    item.kind === 'message' ? { ...item, mine: !item.mine, status: undefined } : item,
  );
  return (
    <StaffBoard
      texts={{
        skipToList: desk.skipToList,
        skipToCase: desk.skipToCase,
        chooseCase: desk.choose,
        details: desk.details,
      }}
      nav={{
        customer: { label: lbl, logoSrc: logo },
        currentId: 'cases',
        onSelect: nothing,
        entries: [
          { id: 'cases', label: desk.cases, icon: <ListIcon />, unread: 2 },
          { id: 'people', label: desk.people, icon: <UsersIcon /> },
          { id: 'places', label: desk.places, icon: <PinIcon /> },
        ],
        end: <Avatar initials="AM" label="A. M." />,
      }}
      list={{
        texts: {
          title: desk.list,
          search: desk.search,
          searchPlaceholder: desk.searchPlaceholder,
          filters: desk.filters,
        },
        search: { value: '', onChange: nothing },
        filters: [
          { id: 'all', label: desk.open, unread: 2 },
          { id: 'new', label: desk.fresh, unread: 2 },
          { id: 'mine', label: desk.mine },
        ],
        filterId: 'all',
        onFilter: nothing,
        cases: { label: desk.cases, items: casesOf(desk), currentId: '1', onSelect: nothing, renderIcon },
      }}
      chat={
        <Chat
          embedded
          texts={{ ...chatWords.chat, keysHint: '⏎ · ⇧⏎' }}
          title={desk.toilets}
          subtitle={`n° 4F7K · ${desk.hall}`}
          state={desk.taken}
          onBack={nothing}
          headerActions={
            <>
              <Button variant="quiet" size="small">
                {desk.hold}
              </Button>
              <Button size="small">{desk.close}</Button>
            </>
          }
          items={items}
          composer={{ value: draft, onChange: setDraft, onSend: () => setDraft(''), onCamera: nothing }}
        />
      }
      details={
        <CaseDetails
          title={desk.details}
          facts={[
            { id: 'place', label: desk.place, value: desk.hall },
            { id: 'contact', label: desk.contact, value: desk.noContact },
            { id: 'erasure', label: desk.erasure, value: desk.erasureDay },
          ]}
        />
      }
    />
  );
};
