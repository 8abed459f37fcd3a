import { useController, useForm } from 'react-hook-form';

/** Text, error and focus. */
export function useSingleField(given: string, getProblem: (text: string) => string | undefined) {
  const { control, handleSubmit, setError, clearErrors, setFocus, setValue } = useForm({
    defaultValues: { typed: given },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'typed',
    rules: { validate: (text) => getProblem(text) },
  });
  return {
    text: field.value,
    field: { value: field.value, onChange: field.onChange, inputRef: field.ref },
    error: fieldState.error?.message,
    isEmpty: field.value.trim() === '',
    refuse: (message: string) => setError('typed', { type: 'server', message }, { shouldFocus: true }),
    focus: () => setFocus('typed'),
    forgive: () => clearErrors(),
    empty: () => setValue('typed', ''),
    /** Focuses an invalid field. */
    submit: (send: (text: string) => void) => () => void handleSubmit(({ typed }) => send(typed))(),
  };
}
