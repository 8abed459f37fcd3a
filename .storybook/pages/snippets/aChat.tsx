import { Avatar } from '@parvis/ui/parts/Avatar';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Composer } from '@parvis/ui/parts/Composer';
import { MessageList } from '@parvis/ui/parts/MessageList';
import { useState } from 'react';

const TODAY = { key: '2026-11-20', label: 'Aujourd’hui' };
const FIRST = [
  { id: '1', day: TODAY, authorKey: 'me', mine: true, text: 'Fuite d’eau devant le lavabo.' },
  { id: '2', day: TODAY, authorKey: 'am', mine: false, text: 'Merci, une équipe part tout de suite.' },
];

export const Conversation = () => {
  const [entries, setEntries] = useState(FIRST);
  const send = (text: string) =>
    setEntries((now) => [
      ...now,
      { id: String(now.length + 1), day: TODAY, authorKey: 'me', mine: true, text },
    ]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420, maxInlineSize: 480 }}>
      <MessageList
        label="Conversation"
        entries={entries}
        renderEntry={({ mine, text }, { first, last }) => (
          <Bubble
            side={mine ? 'mine' : 'others'}
            author={mine ? { name: 'Vous' } : { name: 'A. M.', role: 'Maintenance' }}
            avatar={mine ? undefined : <Avatar initials="AM" />}
            headless={!first}
            tail={last}
            text={text}
            time="09:15"
          />
        )}
      />
      <Composer label="Votre message" placeholder="Votre message…" onSend={send} />
    </div>
  );
};
