import type { Facts } from '../facts/facts.ts';
import type { Prop } from '../facts/props.ts';
import { Code, Prose, Table } from './parts.tsx';

/** A property with the fields of the object that it takes below it, by their whole names. */
const withFields = (prop: Prop, before = ''): readonly Prop[] => {
  const name = `${before}${prop.name}`;
  const below = `${name}${prop.isList ? '[]' : ''}.`;
  return [{ ...prop, name }, ...(prop.fields ?? []).flatMap((field) => withFields(field, below))];
};

/** The properties of a component with their types spelled out, as its source declares them. */
export const PropTable = ({ facts }: { facts: Facts | undefined }) => {
  if (!facts) return null;
  const { props, element } = facts;
  return (
    <>
      {props.length > 0 && (
        <Table
          label="Properties"
          head={['Property', 'Type', 'What it does']}
          rows={props
            .flatMap((prop) => withFields(prop))
            .map(({ name, type, required, text }) => [
              <Code key="name">
                {name}
                {required ? '' : '?'}
              </Code>,
              <Code key="type">{type}</Code>,
              <Prose key="text">{text}</Prose>,
            ])}
        />
      )}
      {element && (
        <p>
          And every property of a <Code>{`<${element}>`}</Code>, <Code>ref</Code>, <Code>className</Code> and{' '}
          <Code>style</Code> among them.
        </p>
      )}
    </>
  );
};
