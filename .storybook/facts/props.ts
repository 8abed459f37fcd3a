import { existsSync } from 'node:fs';
import type { types } from 'storybook/internal/babel';
import { type Slotted, slots } from '../../ui/slots.ts';
import { type Source, sourceOf } from '../code/source.ts';

type Node = types.Node;

/** A property of a component, as its source declares it. */
export interface Prop {
  readonly name: string;
  /** Its type, spelled out where it is the name of a few values. */
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
  /** What an object has that its type names, where it is too much for the line; of each of a list. */
  readonly fields?: readonly Prop[];
  readonly isList?: boolean;
}

/** The properties of a component, and the element whose own it takes besides. */
export interface Props {
  readonly props: readonly Prop[];
  readonly element: string | undefined;
}

const NONE: Props = { props: [], element: undefined };
const LONGEST = 160;
/** Types of the language that are made of others, which are spelled out in them. */
const MADE_OF: ReadonlySet<string> = new Set(['Partial', 'Record', 'Readonly']);

/** A type that a name stands for, and where that is declared. */
function declaredType(name: string, source: Source): { node: Node; source: Source } | undefined {
  const statement = source.declared.get(name);
  if (statement?.type === 'TSTypeAliasDeclaration') return { node: statement.typeAnnotation, source };
  const from = source.imported.get(name);
  return from && existsSync(from.from) ? declaredType(from.name, sourceOf(from.from)) : undefined;
}

const isUndefined = (node: Node) => node.type === 'TSUndefinedKeyword';
const textAt = ({ start, end }: Node, source: Source) => source.text.slice(start ?? 0, end ?? 0);

/** The names of what an object of the file holds, as a type writes them. */
function keysOf(name: string, { declared }: Source): string | undefined {
  const statement = declared.get(name);
  if (statement?.type !== 'VariableDeclaration') return undefined;
  const value = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  const held = value?.type === 'TSAsExpression' ? value.expression : value;
  if (held?.type !== 'ObjectExpression') return undefined;
  return held.properties
    .flatMap((one) =>
      one.type === 'ObjectProperty' && one.key.type === 'Identifier' ? [`'${one.key.name}'`] : [],
    )
    .join(' | ');
}

const literals = (node: Node | undefined): string[] =>
  node?.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
    ? [node.literal.value]
    : node?.type === 'TSUnionType'
      ? node.types.flatMap(literals)
      : [];

/** The names of the pieces of a part, as a type writes them. */
const slotsOf = (part: Slotted): string => slots[part].map((slot) => `'${slot}'`).join(' | ');

/** A type in words: a name of values is replaced by them, and that it may be left out is said elsewhere. */
function spelled(node: Node, source: Source): string {
  if (node.type === 'TSUnionType')
    return node.types
      .filter((member) => !isUndefined(member))
      .map((member) => spelled(member, source))
      .join(' | ');
  if (node.type === 'TSTypeOperator') {
    const [, name = ''] = /^keyof typeof (\w+)$/.exec(textAt(node, source)) ?? [];
    const keys = keysOf(name, source);
    return keys ?? `${node.operator} ${spelled(node.typeAnnotation, source)}`;
  }
  if (node.type === 'TSArrayType') {
    const each = spelled(node.elementType, source);
    return /^[^{]*[|&]|=>/.test(each) && !each.startsWith('(') ? `(${each})[]` : `${each}[]`;
  }
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const given = node.typeParameters?.params ?? [];
    if (node.typeName.name === 'Slot') return slotsOf(literals(given[0])[0] as Slotted);
    if (MADE_OF.has(node.typeName.name))
      return `${node.typeName.name}<${given.map((one) => spelled(one, source)).join(', ')}>`;
    const named = declaredType(node.typeName.name, source);
    const text = named && spelled(named.node, named.source).replaceAll(/\s+/g, ' ');
    if (text && text.length <= LONGEST && !/^ComponentProps/.test(text)) return text;
  }
  return textAt(node, source)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ');
}

const commentOf = (node: Node): string =>
  (node.leadingComments?.at(-1)?.value ?? '').replaceAll(/\s*\n?\s*\*+\s?/g, ' ').trim();

/** Types that an object was reached by: one that holds itself is not gone into again. */
type Within = ReadonlySet<string>;

/** The fields of an object that a type leaves by its name. */
function fieldsOf(node: Node, source: Source, within: Within): Pick<Prop, 'fields' | 'isList'> {
  switch (node.type) {
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return fieldsOf(node.typeAnnotation, source, within);
    case 'TSArrayType': {
      const { fields } = fieldsOf(node.elementType, source, within);
      return fields ? { fields, isList: true } : {};
    }
    case 'TSUnionType': {
      const named = node.types
        .map((member) => fieldsOf(member, source, within))
        .filter(({ fields }) => fields);
      return named.length === 1 ? (named[0] ?? {}) : {};
    }
    case 'TSTypeReference': {
      const name = textAt(node, source);
      const isSpelled = !/^[A-Z]\w*(?:<.*>)?$/.test(spelled(node, source));
      if (isSpelled || within.has(name)) return {};
      const { props } = propsIn(node, source, new Set([...within, name]));
      return props.length > 0 ? { fields: props } : {};
    }
    default:
      return {};
  }
}

function propOf(member: Node, source: Source, within: Within): Prop[] {
  if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
  const type = member.typeAnnotation?.typeAnnotation;
  if (!type || type.type === 'TSNeverKeyword') return [];
  return [
    {
      name: member.key.name,
      type: spelled(type, source).replace(/^\((.*=>.*)\)$/, '$1'),
      required: !member.optional,
      text: commentOf(member),
      ...fieldsOf(type, source, within),
    },
  ];
}

/** What two types say of one property: either type, needed where both need it. */
const either = (one: Prop, other: Prop): Prop => ({
  name: one.name,
  type: one.type === other.type ? one.type : `${one.type} | ${other.type}`,
  required: one.required && other.required,
  text: one.text || other.text,
  ...(one.fields ? { fields: one.fields } : other.fields && { fields: other.fields }),
  ...((one.isList || other.isList) && { isList: true }),
});

/** Properties of several types together; what more than one of them has stands once. */
function together(all: readonly Props[]): Props {
  const props = new Map<string, Prop>();
  for (const prop of all.flatMap((one) => one.props)) {
    const before = props.get(prop.name);
    props.set(prop.name, before ? either(before, prop) : prop);
  }
  return { props: [...props.values()], element: all.find(({ element }) => element)?.element };
}

function ofReference(node: types.TSTypeReference, source: Source, within: Within): Props {
  const name = node.typeName.type === 'Identifier' ? node.typeName.name : '';
  const [first, second] = node.typeParameters?.params ?? [];
  if (/^ComponentProps/.test(name)) return { props: [], element: literals(first)[0] };
  if (name === 'Omit' && first) {
    const whole = propsIn(first, source, within);
    const without = literals(second);
    return { ...whole, props: whole.props.filter((prop) => !without.includes(prop.name)) };
  }
  const named = declaredType(name, source);
  return named ? propsIn(named.node, named.source, within) : NONE;
}

function propsIn(node: Node, source: Source, within: Within = new Set()): Props {
  switch (node.type) {
    case 'TSTypeLiteral':
      return { props: node.members.flatMap((member) => propOf(member, source, within)), element: undefined };
    case 'TSIntersectionType':
    case 'TSUnionType':
      return together(node.types.map((type) => propsIn(type, source, within)));
    case 'TSParenthesizedType':
      return propsIn(node.typeAnnotation, source, within);
    case 'TSTypeReference':
      return ofReference(node, source, within);
    default:
      return NONE;
  }
}

/** The properties that the file of a component declares for it. */
export function propsOf(path: string, component: string): Props {
  const source = sourceOf(path);
  const named = declaredType(`${component}Props`, source);
  return named ? propsIn(named.node, named.source) : NONE;
}
