import type { Linter, Rule } from 'eslint';

type Comment = ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>[number];

/** The words that stand before a subject, or in the place of one. */
export const WITHOUT_SUBJECT = [
  'Of',
  'So',
  'As',
  'Those',
  'That',
  'For',
  'By',
  'With',
  'Without',
  'From',
  'Only',
  'Also',
  'Else',
  'Beside',
  'Apart',
  'Under',
  'Which',
  'In',
  'At',
  'Not',
  'Behind',
  'Wherever',
  'Until',
] as const;

/** A comment's first word, after the stars and line breaks of a block. */
const FIRST_WORD = new RegExp(`^[\\s*]*(?:${WITHOUT_SUBJECT.join('|')})\\b`, 'i');

const rule: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { subject: 'A comment begins with its subject.' } },
  create(context) {
    const { sourceCode } = context;
    const isAloneOnLine = ({ loc }: Comment): boolean =>
      sourceCode.lines[(loc?.start.line ?? 0) - 1]?.slice(0, loc?.start.column).trim() === '';
    /** Whether a line comment goes on with the sentence of the line above. */
    const isContinued = (comment: Comment, above: Comment | undefined): boolean =>
      [comment, above].every((each) => each?.type === 'Line' && isAloneOnLine(each)) &&
      above?.loc?.end.line === (comment.loc?.start.line ?? 0) - 1;
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        for (const [index, comment] of comments.entries())
          if (comment.loc && FIRST_WORD.test(comment.value) && !isContinued(comment, comments[index - 1]))
            context.report({ loc: comment.loc, messageId: 'subject' });
      },
    };
  },
};

/** Refuses comments that begin without their subject: they are not understood before the code below them is read. */
export const commentSubjects: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  plugins: { comments: { rules: { subjects: rule } } },
  rules: { 'comments/subjects': 'error' },
};
