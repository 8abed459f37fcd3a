import { type Node, nodesIn } from './syntax.ts';

/** Text range and replacement. */
export interface Break {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

interface Place {
  readonly node: Node;
  readonly above: readonly Node[];
  readonly written: (node: Node) => string;
}

type Kind = (place: Place) => readonly Break[];

const at = ({ start, end }: Node, by: string): Break => ({ start, end, by });
const field = (node: Node, name: string): Node => nodesIn(node[name])[0] ?? node;
const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const RECKONED: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};
/** Of the language and of SQL. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  some: ['every'],
  every: ['some'],
  min: ['max'],
  max: ['min'],
  floor: ['ceil'],
  ceil: ['floor'],
  round: ['floor'],
  startsWith: ['endsWith'],
  endsWith: ['startsWith'],
  eq: ['ne'],
  ne: ['eq'],
  lt: ['lte', 'gt'],
  lte: ['lt', 'gt'],
  gt: ['gte', 'lt'],
  gte: ['gt', 'lt'],
  isNull: ['isNotNull'],
  isNotNull: ['isNull'],
  and: ['or'],
  or: ['and'],
  asc: ['desc'],
  desc: ['asc'],
};
/** Removable chain steps. */
const LEFT_OUT =
  /^(filter|sort|reverse|slice|trim|toLowerCase|toUpperCase|toSorted|flat|limit|orderBy|where|for|check|replaceAll|replace)$/;

const comparison: Kind = ({ node, written }) => {
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return [];
  const [left, right, operator] = [field(node, 'left'), field(node, 'right'), String(node.operator)];
  const joined = isText(left) || isText(right) ? [] : (RECKONED[operator] ?? []);
  return [...(COMPARED[operator] ?? []), ...joined].map((by) =>
    at(node, `${written(left)} ${by} ${written(right)}`),
  );
};

const logic: Kind = (place) => {
  const { node, written } = place;
  if (node.type !== 'LogicalExpression') return [];
  const [left, right, operator] = [field(node, 'left'), field(node, 'right'), String(node.operator)];
  const exchanged =
    operator === '??'
      ? []
      : [at(node, `(${written(left)}) ${operator === '&&' ? '||' : '&&'} (${written(right)})`)];
  return [...exchanged, at(node, written(left)), at(node, written(right))];
};

const condition: Kind = ({ node }) => {
  const isChoice = node.type === 'IfStatement' || node.type === 'ConditionalExpression';
  if (!isChoice && node.type !== 'WhileStatement') return [];
  const test = field(node, 'test');
  return [...(isChoice ? [at(test, 'true')] : []), at(test, 'false')];
};

const truth: Kind = ({ node, written }) => {
  if (node.type === 'Literal' && typeof node.value === 'boolean') return [at(node, String(!node.value))];
  if (node.type !== 'UnaryExpression' || (node.operator !== '!' && node.operator !== '-')) return [];
  return [at(node, written(field(node, 'argument')))];
};

const number: Kind = ({ node }) => {
  const { type, value } = node;
  if (type !== 'Literal' || typeof value !== 'number') return [];
  const others = new Set([value + 1, value - 1, value * 2, value / 2].filter((other) => other !== value));
  return [...others].map((other) => at(node, other < 0 ? `(${other})` : String(other)));
};

const isNameIn = (parent: Node | undefined, node: Node): boolean =>
  (parent?.type === 'Property' && parent.key === node) ||
  (parent?.type === 'JSXAttribute' && parent.name === node) ||
  parent?.type === 'ExpressionStatement';

const text: Kind = ({ node, above: [parent], written }) => {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return isNameIn(parent, node) ? [] : [at(node, node.value === '' ? "'x'" : "''")];
  if (node.type !== 'TemplateElement') return [];
  // Includes quotes or template brackets.
  const [start, end] = [node.start + 1, node.end - (node.tail === true ? 1 : 2)];
  return written({ ...node, start, end }).trim() === '' ? [] : [{ start, end, by: '' }];
};

const pattern: Kind = ({ node, written }) => {
  if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return [];
  const whole = written(node);
  const close = whole.lastIndexOf('/');
  const [body, flags] = [whole.slice(1, close), whole.slice(close + 1)];
  const bodies = [body.replace(/^\^/, ''), body.replace(/\$$/, ''), body.replace(/\+/, '*')].filter(
    (one) => one !== body && one !== '',
  );
  return [
    ...bodies.map((one) => at(node, `/${one}/${flags}`)),
    ...[...flags]
      .filter((flag) => flag !== 'u')
      .map((flag) => at(node, `/${body}/${flags.replace(flag, '')}`)),
  ];
};

const called: Kind = ({ node, written }) => {
  if (node.type !== 'CallExpression') return [];
  const callee = field(node, 'callee');
  const name = callee.type === 'MemberExpression' ? field(callee, 'property') : callee;
  const said = name.type === 'Identifier' ? String(name.name) : '';
  const others = Object.hasOwn(CALLED, said) ? (CALLED[said] ?? []) : [];
  const isLeftOut = callee.type === 'MemberExpression' && LEFT_OUT.test(said);
  return [
    ...others.map((other) => at(name, other)),
    ...(isLeftOut ? [at(node, written(field(callee, 'object')))] : []),
  ];
};

/** A list element with its comma. */
function goneFrom(all: readonly Node[], one: Node): Break {
  const index = all.indexOf(one);
  const next = all[index + 1];
  if (next) return { start: one.start, end: next.start, by: '' };
  return { start: all[index - 1]?.end ?? one.start, end: one.end, by: '' };
}

const ROWS: Readonly<Record<string, string>> = {
  ObjectExpression: 'properties',
  ArrayExpression: 'elements',
};

const gone: Kind = ({ node, above: [parent] }) => {
  if (node.type === 'JSXAttribute' || node.type === 'JSXSpreadAttribute') return [at(node, '')];
  if (!parent) return [];
  const row = ROWS[parent.type];
  const said = parent.type === 'CallExpression' ? field(parent, 'callee').name : undefined;
  if (row !== undefined) return [goneFrom(nodesIn(parent[row]), node)];
  const all = nodesIn(parent.arguments);
  return (said === 'and' || said === 'or') && all.includes(node) ? [goneFrom(all, node)] : [];
};

/** Without JSON and row operators. */
const SQL_OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/(?<= )and(?= )/g, 'or'],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )is not null/g, 'is null'],
  [/not exists/g, 'exists'],
];
const SQL = /\b(select|update|delete|insert|where|from|and)\b/;

/** Leases and races often depend on them. */
const sqlCondition: Kind = ({ node, written }) => {
  if (node.type !== 'TemplateElement' && !(node.type === 'Literal' && typeof node.value === 'string'))
    return [];
  const whole = written(node);
  if (!SQL.test(whole)) return [];
  return SQL_OPERATORS.flatMap(([operator, by]) =>
    [...whole.matchAll(operator)].map(({ index, 0: was }) => ({
      start: node.start + index,
      end: node.start + index + was.length,
      by,
    })),
  );
};

const STATEMENTS = /^(Expression|Return|Throw|Break|Continue|For|ForOf|While)Statement$/;

const statement: Kind = ({ node }) => (STATEMENTS.test(node.type) ? [at(node, ';')] : []);

export const KINDS: Readonly<Record<string, Kind>> = {
  comparison,
  logic,
  condition,
  truth,
  number,
  text,
  pattern,
  called,
  gone,
  sqlCondition,
  statement,
};
