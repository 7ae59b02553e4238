interface OwnerStep {
  step: 'site' | 'person' | 'publish';
  isDone: boolean;
  hint: string;
}

/** The first steps of an owner whose site has nothing for visitors yet. */
export function ownerSteps(
  { tagline, introduction }: { tagline?: string | undefined; introduction?: string | undefined },
  lives: readonly unknown[],
): OwnerStep[] {
  return [
    {
      step: 'site',
      isDone: Boolean(tagline?.trim() || introduction?.trim()),
      hint: 'Its name, and a line that says what it is.',
    },
    { step: 'person', isDone: lives.length > 0, hint: 'A name and a picture, then a life in a world.' },
    // There are no steps where something is published.
    { step: 'publish', isDone: false, hint: 'One button, which says first what is missing.' },
  ];
}
