import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { CharacterPreview } from './previews';

test('a preview leaves the first heading to its page, and skips no level', async () => {
  const read = async (id: string) => (await fixtureReader()(characterKind.file(id))) as object;
  const core = parseCharacterCore('mara', await read('mara'), console.warn);
  const variant = parseCharacterVariant('mara-modern', await read('mara-modern'), console.warn);
  const preview = (
    <Suspense fallback="Loading...">
      <CharacterPreview core={core} variant={variant} />
    </Suspense>
  );
  await renderAt('/editor', [{ index: true, element: preview }]);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(Math.min(...levels)).toBe(2);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
});
