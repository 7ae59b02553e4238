import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { AWAKE_EVENT } from '../../contract/asleep';
import { latePart } from './late-part';

interface CounterProps {
  label: string;
}

function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>{`${label}: ${count}`}</button>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </section>
  );
}

/** As a page that is prerendered has it. */
const HTML =
  '<!--$--><div class="part" data-asleep=""><section><button type="button">Count: 0</button>' +
  '<input aria-label="Name" value=""><output></output></section></div><!--/$-->';

/** A part whose code comes when `arrive` is called. */
function slowPart() {
  let arrive: (part: ComponentType<CounterProps>) => void = () => undefined;
  const code = new Promise<ComponentType<CounterProps>>((resolve) => (arrive = resolve));
  return { Part: latePart(() => code), arrive: () => act(async () => arrive(Counter)) };
}

let root: Root | undefined;

async function takeOver(Part: ComponentType<CounterProps>): Promise<void> {
  document.body.innerHTML = `<main>${HTML}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  root = await act(async () => hydrateRoot(main, <Part label="Count" />));
}

/** What is repeated happens in a turn of its own. */
const nextTurn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

test('a part hears as soon as its code has come, and tells so then', async () => {
  const { Part, arrive } = slowPart();
  await takeOver(Part);
  const button = screen.getByRole('button');
  const press = jest.fn(() => {
    expect(document.querySelector('[data-asleep]')).toBeNull();
    setTimeout(() => button.click());
  });
  addEventListener(AWAKE_EVENT, press, { once: true });
  expect(document.querySelector('[data-asleep]')).toContainElement(button);
  await arrive();
  expect(press).toHaveBeenCalledTimes(1);
  await nextTurn();
  // The very element that stood there.
  expect(button).toHaveTextContent('Count: 1');
});

test('what was typed meanwhile is heard', async () => {
  const { Part, arrive } = slowPart();
  await takeOver(Part);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'Mara';
  await arrive();
  await nextTurn();
  expect(screen.getByRole('status')).toHaveTextContent('Mara');
});

test('what stands there stays as it is until the code has come, whatever the page says of it', async () => {
  const { Part, arrive } = slowPart();
  await takeOver(Part);
  act(() => root?.render(<Part label="Visits" />));
  expect(screen.getByRole('button')).toHaveTextContent('Count: 0');
  await arrive();
  expect(await screen.findByRole('button', { name: 'Visits: 0' })).toBeVisible();
});

test('on a later page it is drawn at once where its code is there', async () => {
  const { Part, arrive } = slowPart();
  const loading = Part.load();
  await arrive();
  await loading;
  const { container } = render(<Part label="Count" />);
  expect(screen.getByRole('button')).toHaveTextContent('Count: 0');
  expect(container.querySelector('[data-asleep]')).toBeNull();
});
