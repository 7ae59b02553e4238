import { isTraitsForm } from '@otherfolk/shared/catalogue/traits-form';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { PersonalityBreakdown, Trait, Traits } from '@otherfolk/shared/kinds/character/character-sections';
import { Prose } from '@otherfolk/shared/ui/prose';
import { TextList } from '@otherfolk/shared/ui/text-list';
import { termTexts } from '../texts/terms';

const isTraits = (value: PersonalityBreakdown): value is Traits => isTraitsForm(value);

function TraitList({ heading, traits }: { heading: string; traits: readonly Trait[] }) {
  const filled = traits.filter((trait) => !isEmptyValue(trait));
  if (filled.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <TextList>
        {filled.map((trait, index) => (
          <li key={index} dir="auto">
            {typeof trait === 'string' ? (
              trait
            ) : (
              <>
                {trait.name && <strong>{trait.name}</strong>}
                {trait.text && <span>{`${trait.name ? ': ' : ''}${trait.text}`}</span>}
              </>
            )}
          </li>
        ))}
      </TextList>
    </>
  );
}

/** Story and flavor traits, or plain text, a list, sub-headings. */
export function Personality({ value }: { value: PersonalityBreakdown }) {
  if (!isTraits(value)) return <Prose value={value} />;
  return (
    <>
      <TraitList heading={termTexts.storyTraits} traits={value.storyTraits ?? []} />
      <TraitList heading={termTexts.flavorTraits} traits={value.flavorTraits ?? []} />
    </>
  );
}
