import { Bubble } from '@parvis/ui/parts/Bubble';
import { Composer } from '@parvis/ui/parts/Composer';
import { type GroupPlace, MessageList, type MessageListEntry } from '@parvis/ui/parts/MessageList';
import { useState } from 'react';

type Message = MessageListEntry & { text: string; time: Date | string };

const day = { key: '2026-11-20', label: 'Aujourd’hui' };
const mine = { day, authorKey: 'me', mine: true };
const theirs = (text: string) => ({ day, authorKey: 'am', text, spoken: `A. M. : ${text}` });
const FIRST: Message[] = [
  { ...mine, id: '1', text: 'Fuite d’eau devant le lavabo.', time: '09:12' },
  { ...theirs('Merci, une équipe part tout de suite.'), id: '2', time: '09:15' },
];

const draw = ({ mine, text, time }: Message, { first, last }: GroupPlace) => (
  <Bubble
    side={mine ? 'mine' : 'others'}
    author={mine ? { name: 'Vous' } : { name: 'A. M.', role: 'Maintenance' }}
    headless={!first}
    tail={last}
    text={text}
    time={time}
  />
);

export const Conversation = ({ answer = async (_text: string) => 'C’est noté.' }) => {
  const [messages, setMessages] = useState(FIRST);
  const add = (said: Omit<Message, 'id' | 'time'>) =>
    setMessages((now) => [...now, { ...said, id: String(now.length + 1), time: new Date() }]);
  const send = async (text: string) => {
    add({ ...mine, text });
    add(theirs(await answer(text)));
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420, maxInlineSize: 480 }}>
      <MessageList label="Conversation" entries={messages} renderEntry={draw} />
      <Composer label="Votre message" placeholder="Votre message…" onSend={send} />
    </div>
  );
};
