import { styled } from '@parvis/theme/css/stitches';
import { Chat, type ChatMessage } from '@parvis/ui/screens/Chat';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { AsidesNotice } from '../shared/AsidesNotice.tsx';
import { otherSample } from '../shared/addresses.ts';
import type { SampleScreen } from '../shared/openSample.tsx';
import { pictureOf } from './pictureOf.ts';
import { useConversation } from './useConversation.ts';

const Satisfaction = lazy(async () => ({ default: (await import('./Satisfaction.tsx')).Satisfaction }));
const Viewer = lazy(async () => ({ default: (await import('./Viewer.tsx')).Viewer }));

/** Off the edges, where the chat leaves none of its own. */
const Inset = styled('div', { padding: '$2 $3 0' });
const Sign = styled('img', { display: 'block', maxInlineSize: '7rem', objectFit: 'contain' });

const words = {
  conversation: 'Messages du cas',
  placeholder: 'Votre message…',
  keysHint: 'Entrée : envoyer · Maj + Entrée : à la ligne',
};

const NO_PICTURE = 'Ce fichier n’est pas une image que ce navigateur peut montrer.';

/** A case as a conversation that goes on in the page, in the colours of the address. */
export const ChatSample: SampleScreen = ({ sample, asides }) => {
  const [items, say] = useConversation();
  const [draft, setDraft] = useState('');
  const [hint, setHint] = useState('');
  const [opened, setOpened] = useState<ChatMessage>();
  const picker = useRef<HTMLInputElement>(null);
  const { lbl = 'Ville de Belleroche', logo, wlogo } = sample;
  const sign = logo ?? wlogo;
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await pictureOf(file);
    setHint(image ? '' : NO_PICTURE);
    if (image) say({ image });
  };
  return (
    <>
      <Chat
        texts={words}
        title="Hygiène › Toilettes"
        subtitle={`${lbl} · pris en charge`}
        onBack={() => location.assign(otherSample(1))}
        headerActions={sign && <Sign src={sign} alt={lbl} height={36} referrerPolicy="no-referrer" />}
        banner={
          asides.length > 0 && (
            <Inset>
              <AsidesNotice asides={asides} />
            </Inset>
          )
        }
        items={items}
        onOpenImage={setOpened}
        notice="Sera effacé dans 30 jours"
        satisfaction={
          <Suspense>
            <Satisfaction />
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
      <input ref={picker} type="file" accept="image/*" hidden onChange={take} />
      {opened?.image && (
        <Suspense>
          <Viewer image={opened.image} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
};
