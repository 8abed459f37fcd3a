import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { Avatar, Message } from '@chatscope/chat-ui-kit-react';
import { type Subject, words } from './subject.ts';

const { bubble } = words;

export const subject: Subject = {
  name: 'chatscope',
  themed: false,
  make: {
    bubble: () => (
      <Message
        model={{ message: bubble.text, sender: bubble.author, direction: 'incoming', position: 'single' }}
      >
        <Avatar name={bubble.author}>{bubble.initials}</Avatar>
        <Message.Header sender={`${bubble.author} · ${bubble.role}`} />
        <Message.Footer sentTime={bubble.time} />
      </Message>
    ),
  },
  Ground: ({ children }) => children,
};
