import type { LifeStage } from '@otherfolk/shared/kinds/character/character-sections';
import { Prose } from '@otherfolk/shared/ui/prose';

/** The character at the age that it has now. */
export function LifeStages({ stages }: { stages: LifeStage[] }) {
  return stages.map(({ genreName, name, description, notes }, index) => (
    <section key={index}>
      <h3 dir="auto">{[genreName, name].filter(Boolean).join(' – ')}</h3>
      <Prose value={description ?? ''} level={4} />
      <Prose value={notes ?? []} level={4} />
    </section>
  ));
}
