import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isDeveloper } from '../../overrides/developer';
import { DeveloperSwitch } from './developer-switch';

const box = () => screen.getByRole('checkbox', { name: /^Developer/ });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the switch is chosen and taken back on this device, and remembered', async () => {
  const { unmount } = render(<DeveloperSwitch />);
  expect(isDeveloper()).toBe(false);
  await userEvent.click(box());
  expect(isDeveloper()).toBe(true);
  unmount();
  render(<DeveloperSwitch />);
  expect(box()).toBeChecked();
  await userEvent.click(box());
  expect(isDeveloper()).toBe(false);
});

test('the switch says so where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<DeveloperSwitch />);
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('stores nothing');
});
