import { ESLintUtils, type ParserServicesWithTypeInformation, type TSESTree } from '@typescript-eslint/utils';
import type { Linter, Rule } from 'eslint';
import ts from 'typescript';

type Child = TSESTree.JSXChild;
/** `changing`: an element or a list that comes and goes, as far as can be seen. */
type Kind = 'element' | 'text' | 'changing text' | 'changing';

const { StringLike, NumberLike, BigIntLike, Undefined, Null, BooleanLike, Void } = ts.TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike;
const NOTHING = Undefined | Null | BooleanLike | Void;

/** Line breaks between elements draw nothing. */
function isDrawn(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

const partsOf = (type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & NOTHING) === 0);

const isText = ({ flags }: ts.Type): boolean => (flags & TEXT) !== 0;

function kindOfType(type: ts.Type, checker: ts.TypeChecker): Kind {
  // A text of a table has one value for good.
  if (type.isStringLiteral()) return 'text';
  const parts = partsOf(type);
  if (parts.length > 0 && parts.every(isText)) return 'changing text';
  const items = parts.flatMap((part) =>
    checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [],
  );
  return items.some((item) => partsOf(item).some(isText) && item.aliasSymbol?.name !== 'ReactNode')
    ? 'changing text'
    : 'changing';
}

function kindOfValue(node: TSESTree.Node, services: ParserServicesWithTypeInformation): Kind {
  const ofBranches = (branches: TSESTree.Node[]): Kind =>
    branches.some((branch) => kindOfValue(branch, services).endsWith('text')) ? 'changing text' : 'changing';
  if (node.type === 'Literal') return 'text';
  if (node.type === 'JSXElement') return 'element';
  // The value before `&&` is nothing where it is falsy; a number is not, but is caught by the eye.
  if (node.type === 'LogicalExpression')
    return ofBranches(node.operator === '&&' ? [node.right] : [node.left, node.right]);
  if (node.type === 'ConditionalExpression') return ofBranches([node.consequent, node.alternate]);
  return kindOfType(services.getTypeAtLocation(node), services.program.getTypeChecker());
}

function kindOf(child: Child, services: ParserServicesWithTypeInformation): Kind {
  if (child.type === 'JSXText') return 'text';
  return child.type === 'JSXExpressionContainer' ? kindOfValue(child.expression, services) : 'element';
}

/**
 * A browser that translates a page puts elements in the place of its text nodes: React then removes, replaces and inserts beside nodes
 * that are no longer there, which throws, and changes texts that nobody sees. A text that is all that its element holds is written anew
 * with the element, which always works.
 */
const translatedTextRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Text beside what changes has an element of its own: browsers that translate replace its node.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const check = (children: readonly Child[], isAlone: boolean) => {
      const drawn = children.filter(isDrawn).map((child) => ({ child, kind: kindOf(child, services) }));
      const isFixed = drawn.every(({ kind }) => kind === 'element' || kind === 'text');
      if (isAlone && (drawn.length < 2 || isFixed)) return;
      for (const { child, kind } of drawn)
        if (kind.endsWith('text')) context.report({ node: child, messageId: 'beside' });
    };
    return {
      JSXElement: ({ children }) => check(children, true),
      // A fragment has no element: its texts stand beside whatever is around it, and go with it.
      JSXFragment: ({ children }) => check(children, false),
    };
  },
});

export const translatedText: Linter.Config = {
  files: ['{shared,shell,mfe-*}/src/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/testing/**'],
  plugins: { translation: { rules: { 'text-alone': translatedTextRule as unknown as Rule.RuleModule } } },
  rules: { 'translation/text-alone': 'error' },
};
