/** A value as it is stored: the order of its words counts, what is not said is nothing. */
const asStored = (value: unknown): string => JSON.stringify(value ?? null);

/** The columns of a row that are to be something else; nothing where all stay: nobody is to wait for a row that is written as it was. */
export function changedOf<Row extends object>(
  before: Row,
  now: Readonly<Partial<Row>>,
): Partial<Row> | undefined {
  const changed: Partial<Row> = {};
  for (const column of Object.keys(now) as (keyof Row)[])
    if (asStored(before[column]) !== asStored(now[column])) changed[column] = now[column];
  return Object.keys(changed).length > 0 ? changed : undefined;
}
