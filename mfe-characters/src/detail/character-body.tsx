import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { VariantPicker } from '@otherfolk/shared/ui/variant-picker';
import { CompareTool } from '../collect/compare-tool';
import type { MergedCharacter } from '../merged-character';
import { detailTexts } from '../texts/detail';
import { useCharacterSections } from './use-character-sections';

interface CharacterBodyProps {
  core: CharacterCore;
  character: MergedCharacter;
  selectable: string[];
}

/** The content below the title block of a character page. */
export function CharacterBody({ core, character, selectable }: CharacterBodyProps) {
  const sections = useCharacterSections(character);
  const labels = new Map(core.variants?.map(({ id, label }) => [id, label ?? id]));
  const variants = selectable.map((id) => ({ id, label: labels.get(id) ?? id, to: paths.character(core.id, id) }));
  return (
    <>
      {variants.length > 0 && (
        <VariantPicker variants={variants} currentId={character.variantId}>
          {variants.length > 1 && <Link to={paths.lives(core.id)}>{detailTexts.sideBySide}</Link>}
          <CompareTool life={character} />
        </VariantPicker>
      )}
      <DetailLayout id={character.variantId} sections={sections} colours={character.styling} />
    </>
  );
}
