import { styled } from '@parvis/theme/css/stitches';
import { Chat, type ChatImage, type ChatItem, type ChatMessage } from '@parvis/ui/screens/Chat';
import { type ChangeEvent, lazy, Suspense, useCallback, useReducer, useRef, useState } from 'react';
import type { SampleScreen } from '../shared/openSample.tsx';
import { getOtherSample } from '../shared/sampleAddresses.ts';
import { buildConversation, createSpeakers, getCaseTitle } from './conversation.ts';
import type { ChatWords } from './words/fr.ts';

type Said = { text: string } | { image: ChatImage };

/** New messages stay in the page. */
function useConversation(words: ChatWords, about: string) {
  const add = (items: readonly ChatItem[], said: Said): readonly ChatItem[] => {
    const { me, today } = createSpeakers(words);
    const id = String(items.length + 1);
    return [
      ...items,
      { kind: 'message', id, day: today, time: new Date(), mine: true, author: me, status: 'sent', ...said },
    ];
  };
  return useReducer(add, words, (from) => buildConversation(from, about));
}

const Satisfaction = lazy(async () => ({ default: (await import('./Satisfaction.tsx')).Satisfaction }));
const Viewer = lazy(async () => ({ default: (await import('./Viewer.tsx')).Viewer }));

/** The chat lacks margins. */
const Inset = styled('div', { padding: '$2 $3 0', '&:empty': { display: 'none' } });
/** As in headers; else the wide logo. */
const Sign = styled('img', {
  display: 'block',
  blockSize: 40,
  inlineSize: 40,
  borderRadius: '$icon',
  objectFit: 'contain',
  '&[data-wide]': { inlineSize: 'auto', maxInlineSize: '7rem', borderRadius: '$mark' },
});

/** Continues in the page. */
const Conversation: SampleScreen<ChatWords> = ({ sample, words, notice, ways }) => {
  const about = getCaseTitle(words, sample.content);
  const [items, say] = useConversation(words, about);
  const [draft, setDraft] = useState('');
  const [hint, setHint] = useState('');
  const [opened, setOpened] = useState<ChatMessage>();
  const [whole, setWhole] = useState(false);
  const onDrawn = useCallback(() => setWhole(true), []);
  const picker = useRef<HTMLInputElement>(null);
  const { lbl = 'Ville de Belleroche', logo, wlogo } = sample;
  const sign = logo ?? wlogo;
  const told = notice ?? (whole && ways);
  const takePicture = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const { readPicture: pictureOf } = await import('./readPicture.ts');
    const image = await pictureOf(file);
    setHint(image ? '' : words.noPicture);
    if (image) say({ image });
  };
  return (
    <>
      <Chat
        texts={words.chat}
        title={about}
        subtitle={`${lbl} · ${words.handled}`}
        onBack={() => location.assign(getOtherSample(1))}
        headerActions={
          sign && <Sign src={sign} alt={lbl} data-wide={logo ? undefined : ''} referrerPolicy="no-referrer" />
        }
        banner={told && <Inset>{told}</Inset>}
        items={items}
        onOpenImage={setOpened}
        notice={words.erased}
        satisfaction={
          <Suspense>
            <Satisfaction thanks={words.thanks} onDrawn={onDrawn} />
          </Suspense>
        }
        composer={{
          value: draft,
          onChange: setDraft,
          onSend: (text) => {
            say({ text });
            setDraft('');
          },
          onCamera: () => picker.current?.click(),
          ...(hint && { hint }),
        }}
      />
      <input ref={picker} type="file" accept="image/*" hidden onChange={takePicture} />
      {opened?.image && (
        <Suspense>
          <Viewer image={opened.image} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** Remounts for another customer's category. */
export const ChatSample: SampleScreen<ChatWords> = (props) => (
  <Conversation key={getCaseTitle(props.words, props.sample.content)} {...props} />
);
