import { useController, useForm } from 'react-hook-form';

/** State of a form of one field: text, refusal, and the element to focus. */
export function useTyped(given: string, problemOf: (text: string) => string | undefined) {
  const { control, handleSubmit, setError, clearErrors, setFocus, setValue } = useForm({
    defaultValues: { typed: given },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'typed',
    rules: { validate: (text) => problemOf(text) },
  });
  return {
    text: field.value,
    /** For the field itself. */
    field: { value: field.value, onChange: field.onChange, inputRef: field.ref },
    error: fieldState.error?.message,
    isEmpty: field.value.trim() === '',
    refuse: (message: string) => setError('typed', { type: 'server', message }, { shouldFocus: true }),
    focus: () => setFocus('typed'),
    forgive: () => clearErrors(),
    empty: () => setValue('typed', ''),
    /** Hands over what was typed, if nothing is wrong with it; else the field is focused. */
    submit: (send: (text: string) => void) => () => void handleSubmit(({ typed }) => send(typed))(),
  };
}
