import { field, shape, text, wholeNumber } from '../../catalogue/schemas/fields';

/** Any text is a formula here: one that cannot be read shows a dash, while a missing one is X+0. */
export const ageGradeSchema = shape({
  birthMonth: field(wholeNumber(1, 12)),
  birthDay: field(wholeNumber(1, 31)),
  ageFormula: field(text),
});
