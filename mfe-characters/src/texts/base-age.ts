/** The texts of the field for the base age. */
export const baseAgeTexts = { hint: "Set everyone's age from", label: 'Base age' } as const;
