import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { useChoice } from './use-choice';

const ALL = { lives: ['one', 'two'], rows: ['name', 'age'] };

function Choice() {
  const [chosen, choose] = useChoice(ALL);
  return (
    <>
      <button onClick={() => choose({ lives: ['one'] })}>One life</button>
      <button onClick={() => choose({ rows: ['age'] })}>One row</button>
      <p>{JSON.stringify(chosen)}</p>
    </>
  );
}

/** Is drawn for another address when the promise resolves, as a long table takes its time. */
function Table({ drawn }: { drawn: Promise<void> }) {
  const [params] = useSearchParams();
  if (params.size > 0) use(drawn);
  return <output>{useLocation().search}</output>;
}

test('a life and a row that are chosen while the page still draws the first are both in the address', async () => {
  let draw = () => undefined as void;
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  render(
    <MemoryRouter>
      <Choice />
      <Suspense>
        <Table drawn={drawn} />
      </Suspense>
    </MemoryRouter>,
  );
  const press = (name: string) => act(async () => screen.getByText(name).click());
  await press('One life');
  await press('One row');
  expect(screen.getByText('{"lives":["one"],"rows":["age"]}')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(async () => {
    draw();
    await drawn;
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?lives=one&rows=age'));
});
