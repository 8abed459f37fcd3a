import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { Rating } from '@parvis/ui/parts/Rating';
import { Select } from '@parvis/ui/parts/Select';
import { Text } from '@parvis/ui/parts/Text';
import { TextField } from '@parvis/ui/parts/TextField';
import { YesNo } from '@parvis/ui/parts/YesNo';
import { Controller, type SubmitHandler, useForm } from 'react-hook-form';

export type Visit = {
  name: string;
  place: string | null;
  reply: string | null;
  again: boolean | null;
  seen: string[];
  stars: number | null;
};

const EMPTY: Visit = { name: '', place: null, reply: null, again: null, seen: [], stars: null };
const PLACES = [
  { value: 'hall', label: 'Hall' },
  { value: 'pool', label: 'Piscine' },
];
const REPLIES = [
  { value: 'mail', label: 'Par e-mail' },
  { value: 'none', label: 'Pas du tout' },
];
const SEEN = ['Propre', 'Calme', 'Bien éclairé'];

export const VisitForm = ({ onSubmit }: { onSubmit: SubmitHandler<Visit> }) => {
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: EMPTY });
  const { name } = formState.errors;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(onSubmit)}
      style={{ display: 'grid', gap: 20, padding: 16, maxInlineSize: 420 }}
    >
      <TextField
        label="Votre nom"
        need="required"
        invalid={name !== undefined}
        error={name?.message}
        showError
        {...register('name', { required: 'Il manque le nom.' })}
      />
      <Controller
        name="place"
        control={control}
        rules={{ required: 'Choisissez un lieu.' }}
        render={({ field: { onChange, ...field }, fieldState: { invalid, error } }) => (
          <Select
            label="Lieu"
            need="required"
            options={PLACES}
            {...field}
            onValueChange={onChange}
            invalid={invalid}
            error={error?.message}
            showError
          />
        )}
      />
      <Controller
        name="reply"
        control={control}
        rules={{ required: 'Choisissez une manière.' }}
        render={({ field: { onChange, ...field }, fieldState: { invalid, error } }) => (
          <RadioGroup
            label={'Comment vous répondre\u202f?'}
            need="required"
            options={REPLIES}
            {...field}
            onValueChange={onChange}
            invalid={invalid}
            error={error?.message}
          />
        )}
      />
      <Text as="div" id="again" weight="bold">
        Reviendriez-vous{'\u202f'}? (obligatoire)
      </Text>
      <Controller
        name="again"
        control={control}
        // `required` would treat "no" as missing.
        rules={{ validate: (answer) => answer !== null || 'Répondez par oui ou par non.' }}
        render={({ field: { onChange, ...field }, fieldState: { invalid, error } }) => (
          <YesNo
            aria-labelledby="again"
            {...field}
            onValueChange={onChange}
            invalid={invalid}
            error={error?.message}
          />
        )}
      />
      <Text as="div" id="seen" weight="bold">
        L’endroit était… (obligatoire)
      </Text>
      <Controller
        name="seen"
        control={control}
        rules={{ validate: ({ length }) => length > 0 || 'Cochez au moins une ligne.' }}
        render={({ field: { value, onChange, ...field }, fieldState: { invalid, error } }) => (
          <ChoiceGroup aria-labelledby="seen" {...field} invalid={invalid} error={error?.message}>
            {SEEN.map((word) => (
              <Checkbox
                key={word}
                value={word}
                label={word}
                checked={value.includes(word)}
                onCheckedChange={(ticked) =>
                  onChange(ticked ? [...value, word] : value.filter((one) => one !== word))
                }
              />
            ))}
          </ChoiceGroup>
        )}
      />
      <Controller
        name="stars"
        control={control}
        rules={{ required: 'Donnez une note.' }}
        render={({ field: { onChange, ...field }, fieldState: { invalid, error } }) => (
          <Rating
            label={'Comment était-ce\u202f?'}
            required
            minLabel="Pas bien"
            maxLabel="Très bien"
            {...field}
            onValueChange={onChange}
            invalid={invalid}
            error={error?.message}
          />
        )}
      />
      <Button type="submit">Envoyer</Button>
    </form>
  );
};
