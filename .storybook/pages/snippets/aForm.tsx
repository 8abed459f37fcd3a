import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { type FormEvent, useState } from 'react';

export const ReportForm = () => {
  const [state, setState] = useState<'asked' | 'wrong' | 'sent'>('asked');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget.elements.namedItem('place');
    const isGiven = place instanceof HTMLInputElement && place.value.trim() !== '';
    setState(isGiven ? 'sent' : 'wrong');
    // Focuses the invalid field for people who cannot see its mark.
    if (!isGiven && place instanceof HTMLElement) place.focus();
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 420 }}>
      <TextField
        name="place"
        label={'Où exactement\u202f?'}
        need="required"
        hint="Un étage, une salle, un repère."
        invalid={state === 'wrong'}
        error="Il manque l’endroit."
        showError
      />
      <ChoiceGroup exclusive name="since" aria-label={'Depuis quand\u202f?'}>
        <Checkbox exclusive value="today">
          Aujourd’hui
        </Checkbox>
        <Checkbox exclusive value="longer">
          Plus longtemps
        </Checkbox>
      </ChoiceGroup>
      <TextArea name="more" label="Autre chose à savoir" need="optional" counter maxLength={500} />
      <Button type="submit">Envoyer</Button>
      <ToastRegion>
        {state === 'sent' && (
          <Toast tone="done" onClose={() => setState('asked')}>
            Votre signalement est parti.
          </Toast>
        )}
      </ToastRegion>
    </form>
  );
};
