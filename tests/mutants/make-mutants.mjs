import { parseSync } from 'vite';

const SWAPPED = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};
const CALLS = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** Every small mistake that can be made in the text, as the characters that are replaced: operators, conditions, literals, blocks. */
export function makeMutants(file, text) {
  const mutants = [];
  const add = (start, end, replacement) => mutants.push({ file, start, end, replacement });
  visit(parseSync(file, text).program, (node) => mutate(node, text, add));
  return mutants;
}

function mutate(node, text, add) {
  const source = ({ start, end }) => text.slice(start, end);
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    if (node.operator === '+' && [node.left, node.right].some(isText)) return;
    const at = text.indexOf(node.operator, node.left.end);
    for (const other of SWAPPED[node.operator] ?? []) add(at, at + node.operator.length, other);
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    for (const value of ['true', 'false']) add(node.test.start, node.test.end, value);
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') add(node.start, node.end, source(node.argument));
  if (node.type === 'Literal' && typeof node.value === 'number') add(node.start, node.end, String(node.value + 1));
  if (node.type === 'Literal' && typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '') add(node.start, node.end, "''");
  if (node.type === 'MemberExpression' && !node.computed && node.property.name in CALLS)
    add(node.property.start, node.property.end, CALLS[node.property.name]);
  if (isFunction(node) && node.body?.type === 'BlockStatement' && node.body.body.length > 0) add(node.body.start, node.body.end, '{}');
}

function isText(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function isFunction(node) {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

/** Types are no code; what is imported, named or only asserted neither. */
function visit(node, found) {
  if (node.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)) return;
  if (['ImportDeclaration', 'ExportAllDeclaration'].includes(node.type)) return;
  found(node);
  for (const [name, value] of Object.entries(node)) {
    if (['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments'].includes(name)) continue;
    if (name === 'key' && !node.computed) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, found);
    }
  }
}
