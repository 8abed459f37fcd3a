import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { getColleaguesQuery } from './assign/colleaguesQuery.ts';
import { getInitials } from './assign/getInitials.ts';
import {
  type AssignedCase,
  type AssignStep,
  buildAssignStep,
  findObstacle,
  listReceivers,
  type Receiver,
} from './assign/receivers.ts';
import { createAssignDraft, createDialogKeeper } from './dialogDrafts.ts';
import { GroupPicture } from './GroupPicture.tsx';
import { getGroupsQuery } from './groups.ts';
import { focusFirstChoice, SearchedChoices } from './SearchedChoices.tsx';

const Note = styled('p', { margin: 0, fontSize: '$sm' });
const Line = styled('span', { display: 'block' });
const Present = styled('b', {
  '&::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInlineEnd: '0.375rem',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '@forced': { '&::before': { backgroundColor: 'CanvasText' } },
});

const join = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' · ');

type ReceiverFactsProps = { receiver: Receiver; obstacle: ReturnType<typeof findObstacle> };

/** Presence, service and open cases. */
const ReceiverFacts = ({ receiver, obstacle }: ReceiverFactsProps) => {
  const { t } = useTexts();
  if (receiver.kind === 'service') {
    const count = receiver.group.people.length;
    return (
      <Line>
        {join([t('assign.service'), t('assign.people', { count }), obstacle && t(`assign.${obstacle}`)])}
      </Line>
    );
  }
  const { present, onDuty, grpLbl, handles } = receiver.person;
  return (
    <>
      {present && (
        <Line>
          <Present>{t('assign.present')}</Present>
          {!onDuty && ` · ${t('assign.offDuty')}`}
        </Line>
      )}
      <Line>
        {join([
          grpLbl,
          handles > 0 && t('assign.handles', { count: handles }),
          obstacle && t(`assign.${obstacle}`),
          !present && !onDuty && t('assign.offDuty'),
        ])}
      </Line>
    </>
  );
};

const describeSentence = (receiver: Receiver, { t }: TextStore): string =>
  receiver.kind === 'person'
    ? t('statement.assigned', { name: receiver.name })
    : t('statement.assignedToService', { service: receiver.name });

type FormProps = {
  info: AssignedCase;
  title: string;
  receivers: readonly Receiver[];
  onAssign: (step: AssignStep) => void;
  onClose: () => void;
};

const AssignForm = ({ info, title, receivers, onAssign, onClose }: FormProps) => {
  const texts = useTexts();
  const { t } = texts;
  const list = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => createAssignDraft(createDialogKeeper(getOwnCrUid(), info.csid, 'assign')));
  const [kept] = useState(draft.load);
  const [chosenKey, setChosenKey] = useState(kept?.to ?? '');
  const [txt, setTxt] = useState(kept?.txt ?? '');
  const [stay, setStay] = useState(false);
  const [tried, setTried] = useState(false);
  useEffect(() => draft.save({ to: chosenKey, txt }), [draft, chosenKey, txt]);
  const chosen = receivers.find((one) => one.key === chosenKey && !findObstacle(one, info));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen) return onAssign(buildAssignStep(chosen, info, { txt, stay }));
    focusFirstChoice(list);
  };
  return (
    <FormPanel title={title} submit={t('assign.submit')} onSubmit={submit} onClose={onClose}>
      <SearchedChoices
        entries={receivers}
        texts={{
          search: t('assign.search'),
          list: t('assign.list'),
          nothing: t('assign.nothing'),
          missing: t('assign.missing'),
        }}
        getWords={(one) => (one.kind === 'person' ? `${one.name} ${one.person.grpLbl ?? ''}` : one.name)}
        renderChoice={(one) => {
          const obstacle = findObstacle(one, info);
          return (
            <Checkbox
              key={one.key}
              exclusive
              disabled={obstacle !== undefined}
              checked={chosen?.key === one.key}
              onCheckedChange={() => setChosenKey(one.key)}
              description={<ReceiverFacts receiver={one} obstacle={obstacle} />}
              image={
                one.kind === 'person' ? (
                  <Avatar size="md" initials={getInitials(one.name)} />
                ) : (
                  <GroupPicture cuid={info.cuid} group={one.group} />
                )
              }
            >
              {one.name}
            </Checkbox>
          );
        }}
        isMissing={tried && !chosen}
        listRef={list}
      />
      <div role="status">
        {chosen && <Note>{t('assign.reads', { sentence: describeSentence(chosen, texts) })}</Note>}
      </div>
      <TextArea
        label={t('assign.note')}
        hint={t('assign.note.hint')}
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
      />
      {info.mine && chosen?.kind !== 'service' && (
        <Checkbox checked={stay} onCheckedChange={setStay}>
          {t('assign.stay')}
        </Checkbox>
      )}
    </FormPanel>
  );
};

export type AssignDialogProps = {
  info: AssignedCase;
  /** Of several cases. */
  count?: number;
  onAssign: FormProps['onAssign'];
  onClose: () => void;
};

/** Hands cases over to a colleague or service, with an internal note. */
export const AssignDialog = ({ info, count, onAssign, onClose }: AssignDialogProps) => {
  const { t } = useTexts();
  const colleagues = useQuery(getColleaguesQuery(info.cuid));
  const groups = useQuery(getGroupsQuery(info.cuid));
  const title = count === undefined ? t('assign.title') : t('assign.title.many', { count });
  if (colleagues.data && groups.data)
    return (
      <AssignForm
        {...{ info, title, onAssign, onClose }}
        receivers={listReceivers(colleagues.data, groups.data)}
      />
    );
  const isFailed = colleagues.isError || groups.isError;
  const retry = () => {
    void colleagues.refetch();
    void groups.refetch();
  };
  return (
    <Panel open title={title} onClose={onClose}>
      {isFailed ? (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
      ) : (
        <Progress label={t('part.loading')} />
      )}
    </Panel>
  );
};
