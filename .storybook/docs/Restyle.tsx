import { Heading } from '@storybook/addon-docs/blocks';
import { dataAttributes } from '../../ui/dataAttributes.ts';
import { slots } from '../../ui/slots.ts';
import { Code, Table } from './parts.tsx';

const pieces: Readonly<Record<string, readonly string[]>> = slots;
const attributes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = dataAttributes;

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <Code>{name}</Code>
    </span>
  ));

/** Attribute values in words. */
const Values = ({ values }: { values: readonly string[] }) => {
  if (values.length === 0) return <>there or not</>;
  if (values.includes('*')) return <>anything</>;
  return <Names names={values} />;
};

/** Ways to restyle a part: slot classes and state attributes. */
export const Restyle = ({ part }: { part: string }) => (
  <>
    {(pieces[part] || attributes[part]) && <Heading>Restyle</Heading>}
    {pieces[part] && (
      <p>
        <Code>classNames</Code> takes a class of yours for each of its pieces: <Names names={pieces[part]} />.
      </p>
    )}
    {attributes[part] && (
      <Table
        label="Data attributes"
        head={['Attribute', 'Values']}
        rows={Object.entries(attributes[part]).map(([attribute, values]) => [
          <Code key="name">{attribute}</Code>,
          <Values key="values" values={values} />,
        ])}
      />
    )}
  </>
);
