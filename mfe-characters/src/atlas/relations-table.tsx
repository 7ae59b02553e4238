import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AtlasRelations, AtlasWords } from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { atlasTexts } from '../texts/atlas';
import { relationLooks } from './relation-looks';

const texts = atlasTexts.table;

/** The number of rows in the HTML, and of those that are added at a time: each has some nine elements. */
const ROWS = 500;

const words = (said: readonly AtlasWords[], by: number) =>
  said.flatMap(([side, , text]) => (side === by && text ? [text] : [])).join('; ');

const kinds = (said: readonly AtlasWords[]) =>
  [...new Set(said.map(([, kind]) => relationLooks[kind].label))].join(', ');

function Person({ atlas, person, said }: { atlas: AtlasRelations; person: number; said: string }) {
  const [id = '', name] = atlas.people[person] ?? [];
  return (
    <td>
      {/* A router's link each would be drawn anew whenever the address changes, thousands of times. */}
      <a href={paths.character(id)}>{name}</a>
      {said && <span className="atlas-words">{said}</span>}
    </td>
  );
}

/** Some rows; those that are there are not drawn again when others come. */
const Rows = memo(function Rows({ atlas, from }: { atlas: AtlasRelations; from: number }) {
  return atlas.relations.slice(from, from + ROWS).map(([world, first, second, said], index) => (
    <tr key={index}>
      <Person atlas={atlas} person={first} said={words(said, 0)} />
      <Person atlas={atlas} person={second} said={words(said, 1)} />
      <td>{kinds(said)}</td>
      <td>{atlas.worlds[world] ?? atlasTexts.allWorlds}</td>
    </tr>
  ));
});

/** All relations in words; of many, the first, and more of them when somebody asks. */
export function RelationsTable({ atlas }: { atlas: AtlasRelations }) {
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  const [blocks, setBlocks] = useState(1);
  const left = atlas.relations.length - blocks * ROWS;
  useLayoutEffect(() => {
    // The button may be gone: whoever has pressed it reads on with the first that came.
    if (blocks > 1) table.current?.rows[1 + (blocks - 1) * ROWS]?.querySelector('a')?.focus();
  }, [blocks]);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
      if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(href);
    };
    const element = table.current;
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, [navigate]);
  return (
    <details className="atlas-all">
      <summary>
        <h2>{texts.heading}</h2> <span>{atlas.relations.length}</span>
      </summary>
      <div className="atlas-table">
        <table ref={table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.who}</th>
              <th scope="col">{texts.columns.toWhom}</th>
              <th scope="col">{texts.columns.what}</th>
              <th scope="col">{texts.columns.world}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: blocks }, (_, block) => (
              <Rows key={block} atlas={atlas} from={block * ROWS} />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <button type="button" onClick={() => setBlocks(blocks + 1)}>
          {texts.more(Math.min(ROWS, left), left)}
        </button>
      )}
    </details>
  );
}
