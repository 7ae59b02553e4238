import './family-tree-on-demand.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Family } from '@otherfolk/shared/kinds/family/family-schema';

const FamilyTree = lazy(async () => ({
  default: (await import(/* webpackChunkName: "atlas" */ './atlas-pages')).FamilyTree,
}));

/** The distance below the screen at which the tree begins to be loaded. */
const AHEAD = '600px';

/** The family as a tree, drawn when it comes near the screen: whoever does not read so far loads nothing of it. */
export function FamilyTreeOnDemand({ family }: { family: Family }) {
  const { characterId } = useParams();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (!family.members?.length) return null;
  return (
    <div ref={place} className="atlas-tree-place">
      {isNear && (
        <Suspense fallback={null}>
          <FamilyTree name={family.name ?? family.id} members={family.members} characterId={characterId} />
        </Suspense>
      )}
    </div>
  );
}
