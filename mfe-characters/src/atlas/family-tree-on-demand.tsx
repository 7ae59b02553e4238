import './family-tree-on-demand.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Family } from '@otherfolk/shared/catalogue/schemas/family';

const FamilyTree = lazy(async () => ({
  default: (await import(/* webpackChunkName: "atlas" */ './atlas-pages')).FamilyTree,
}));

/** The family as a tree, drawn when it is unfolded: whoever does not ask for it loads nothing of it. */
export function FamilyTreeOnDemand({ family }: { family: Family }) {
  const { characterId } = useParams();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been unfolded before scripts had come.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  if (!family.members?.length) return null;
  return (
    <details ref={details} className="atlas-on-demand" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Show as tree</summary>
      <div className="atlas-tree-place">
        {isOpen && (
          <Suspense fallback={null}>
            <FamilyTree name={family.name ?? family.id} members={family.members} characterId={characterId} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
