import { parseSync, traverse, type NodePath, type types as t } from '@babel/core';
import { patternMutants } from './patternMutants.ts';

/** One change of one expression or statement. */
export type Mutant = {
  id: number;
  line: number;
  /** Range of the changed code in the source. */
  start: number;
  end: number;
  /** New code of an expression; undefined if the statement is removed. */
  text: string | undefined;
  /** Change, for the report. */
  change: string;
};

/** Finds all changes of a module's behaviour that a test should notice. Throws if the source does not parse. */
export function findMutants(source: string, file: string): Mutant[] {
  const ast = parseSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  if (ast === null) throw new Error(`${file} could not be parsed.`);
  const mutants: Mutant[] = [];
  traverse(ast, {
    enter(path) {
      if (isLeftAlone(path)) {
        path.skip();
        return;
      }
      const { start, end, loc } = path.node;
      if (start == null || end == null || loc == null) return;
      const textOf = (node: t.Node) => source.slice(node.start ?? 0, node.end ?? 0);
      for (const [text, change] of changesOf(path, textOf))
        mutants.push({ id: mutants.length, line: loc.start.line, start, end, text, change });
    },
  });
  return mutants;
}

type Change = [text: string | undefined, change: string];

function changesOf(path: NodePath, textOf: (node: t.Node) => string): Change[] {
  const { node } = path;
  const replacement = (text: string): Change => [text, `${shorten(textOf(node))} → ${shorten(text)}`];
  const replacements = [replacement('true'), replacement('false')];
  const changes: Change[] = [];
  if ((path.parentPath?.isIfStatement() || path.parentPath?.isConditionalExpression()) && path.key === 'test')
    changes.push(...replacements);
  if (path.parentPath?.isWhile() && path.key === 'test') changes.push(replacement('false'));
  if (path.isBinaryExpression()) {
    const { left, operator, right } = path.node;
    const hasText = [left, right].some((side) => /^(String|Template)Literal$/.test(side.type));
    if (operator !== '+' || !hasText)
      for (const otherOperator of operators[operator] ?? [])
        changes.push(replacement(`${textOf(left)} ${otherOperator} ${textOf(right)}`));
  } else if (path.isLogicalExpression()) {
    const { left, operator, right } = path.node;
    if (operator === '??') changes.push(replacement(`(${textOf(left)})`));
    else changes.push(replacement(`(${textOf(left)}) ${operator === '&&' ? '||' : '&&'} (${textOf(right)})`));
  } else if (path.isUnaryExpression({ operator: '!' })) changes.push(replacement(textOf(path.node.argument)));
  else if (path.isBooleanLiteral()) changes.push(replacement(String(!path.node.value)));
  else if (path.isNumericLiteral() && path.node.value <= largestNumber)
    changes.push(replacement(`${path.node.value + 1}`), replacement(`(${path.node.value - 1})`));
  else if (path.isStringLiteral() && path.node.value !== '') changes.push(replacement("''"));
  else if (path.isTemplateLiteral()) changes.push(replacement('``'));
  else if (path.isRegExpLiteral())
    for (const { text, change } of patternMutants(path.node.pattern, path.node.flags))
      changes.push([text, `${shorten(textOf(node))}: ${change}`]);
  else if (path.isCallExpression()) changes.push(...changesOfCall(path.node, textOf, replacement));
  else if (path.isExpressionStatement() || path.isBreakStatement() || path.isContinueStatement())
    changes.push([undefined, `${shorten(textOf(node))} removed`]);
  return changes;
}

function changesOfCall(
  { callee, arguments: args }: t.CallExpression,
  textOf: (node: t.Node) => string,
  replacement: (text: string) => Change,
): Change[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const object = textOf(callee.object);
  const swappedMethod = swappedMethods.get(name);
  if (swappedMethod !== undefined)
    return [replacement(`${object}.${swappedMethod}(${args.map(textOf).join(', ')})`)];
  return removableMethods.has(name) ? [replacement(object)] : [];
}

/** Larger numbers are durations and sizes, in which no test can detect a difference of one. */
const largestNumber = 1000;

const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

const swappedMethods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
  }),
);

const removableMethods = new Set(
  'filter slice trim sort toSorted reverse toReversed toLowerCase toUpperCase toLocaleLowerCase'.split(' '),
);

/** Types, imports, texts for people, styles and logs. Changes there affect no decision, or the compiler reports them. */
function isLeftAlone(path: NodePath): boolean {
  const { node, parentPath } = path;
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return true;
  if (path.isImportDeclaration() || path.isExportAllDeclaration() || path.isDirective() || path.isImport())
    return true;
  if (path.isTaggedTemplateExpression() || path.isJSXText()) return true;
  if (parentPath?.isExportNamedDeclaration() && path.key === 'source') return true;
  if (path.isStringLiteral() && (parentPath?.isJSXAttribute() || path.key === 'key')) return true;
  if (path.isNewExpression())
    return /(?:Error|^URL)$/.test(nameOf(path.node.callee)) && hasOnlyTexts(path.node);
  if (path.isCallExpression())
    return /^(?:css|cva|cx|sva|msg|t|defineMessage|import|require)$/.test(nameOf(path.node.callee));
  if (path.isExpressionStatement() && path.node.expression.type === 'CallExpression')
    return /^(?:log|logger|console)\b/.test(nameOf(path.node.expression.callee));
  if (path.isJSXElement()) {
    const { name } = path.node.openingElement;
    return name.type === 'JSXIdentifier' && /^(?:Trans|Plural|Select)$/.test(name.name);
  }
  return false;
}

function hasOnlyTexts({ arguments: args }: t.NewExpression): boolean {
  return args.every(({ type }) => /^(?:String|Template)Literal$/.test(type));
}

/** Dotted name of a callee, such as `logger.warn`; empty for other expressions. */
function nameOf(node: t.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Import') return 'import';
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return `${nameOf(node.object)}.${node.property.name}`;
  return '';
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
