import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { FakeResizeObserver } from '@otherfolk/shared/testing/fake-resize-observer';
import { LongText } from './long-text';

let form: UseFormReturn<{ words: string }>;
let width: number;

function Form() {
  form = useForm({ defaultValues: { words: 'one' } });
  return (
    <FormProvider {...form}>
      <LongText name="words" aria-label="Words" />
    </FormProvider>
  );
}

/** A line has 20 pixels; in a narrow field, each letter stands on a line of its own. */
function heightOfText(this: HTMLTextAreaElement): number {
  return 20 * (width < 100 ? this.value.length : this.value.split('\n').length);
}

/** Gives text areas a layout with edges of one pixel. */
function layOut(): void {
  width = 200;
  Object.defineProperties(HTMLTextAreaElement.prototype, {
    scrollHeight: { configurable: true, get: heightOfText },
    offsetHeight: { configurable: true, get: () => 12 },
    clientHeight: { configurable: true, get: () => 10 },
    offsetWidth: { configurable: true, get: () => width },
  });
}

function support(isKnown: boolean): void {
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { supports: () => isKnown } });
}

const field = () => screen.getByRole('textbox', { name: 'Words' });

beforeEach(() => {
  layOut();
  support(false);
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: FakeResizeObserver });
});

test('a long text has its height from the start in a browser without field-sizing', () => {
  render(<Form />);
  expect(field()).toHaveStyle({ height: '22px' });
});

test('a long text grows and shrinks with what is typed', async () => {
  render(<Form />);
  await userEvent.type(field(), '\ntwo\nthree');
  expect(field()).toHaveStyle({ height: '62px' });
  await userEvent.clear(field());
  expect(field()).toHaveStyle({ height: '22px' });
});

test('a long text grows with a value that is set from elsewhere, as by undoing', () => {
  render(<Form />);
  act(() => form.setValue('words', 'one\ntwo'));
  expect(field()).toHaveStyle({ height: '42px' });
});

test('a long text fits again in another width', async () => {
  render(<Form />);
  width = 50;
  await FakeResizeObserver.report();
  expect(field()).toHaveStyle({ height: '62px' });
});

test('the style sheet alone sizes a long text where the browser knows field-sizing', async () => {
  support(true);
  render(<Form />);
  await userEvent.type(field(), '\ntwo');
  expect(field()).not.toHaveAttribute('style');
});
