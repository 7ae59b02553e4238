import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import mara from '../../../shared/src/testing/catalogue/characters/mara.json';
import { fakeBrowser } from '../testing/fake-browser';
import { ContentCheck } from './content-check';

async function check(texts: Record<string, string | undefined>) {
  fakeBrowser(texts);
  await renderAt('/admin', [{ index: true, element: <ContentCheck /> }], { viewer: { memType: 'a' } });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check Catalogue' }));
  await screen.findByText(/^(No|\d+) errors?, .* files\.$/);
}

const rowsOf = (file: string) => screen.getAllByRole('row').filter((row) => within(row).queryByText(file));

test('a finding says what is wrong and what to do, and leads to its field', async () => {
  const ageGrade = { ...mara.ageGrade, birthMonth: 14 };
  await check({ 'characters/mara.json': JSON.stringify({ ...mara, ageGrade }) });
  const row = rowsOf('characters/mara.json').find((each) => within(each).queryByText(/birthMonth/));
  expect(row).toHaveTextContent(/^error/);
  expect(row).toHaveTextContent('a whole number from 1 to 12');
  expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/editor/edit-character/mara?field=${encodeURIComponent('$.ageGrade.birthMonth')}`,
  );
});

test('a file that is missing and one that is no JSON are findings, and the rest is checked', async () => {
  await check({ 'plots/storm-modern.json': undefined, 'changelog.json': '{' });
  expect(rowsOf('plots/storm-modern.json')[0]).toHaveTextContent('cannot be read');
  expect(rowsOf('changelog.json')[0]).toHaveTextContent('not JSON');
  expect(rowsOf('changelog.json')[0]).not.toContainElement(screen.queryByRole('link', { name: 'changelog.json' }));
});
