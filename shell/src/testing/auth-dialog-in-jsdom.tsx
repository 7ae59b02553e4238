import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthDialog } from '../session/dialogs/auth-dialog';
import { serviceError } from './fake-identity';

type Call = (...args: string[]) => Promise<void>;

/** Shows the dialog; `overrides` answer in the place of a service that takes everything. */
export function show(overrides: Partial<Record<'signIn' | 'signUp' | 'signInWithGoogle' | 'requestReset', Call>> = {}) {
  const calls = {
    signIn: jest.fn<Promise<void>, [string, string]>(overrides.signIn ?? (async () => undefined)),
    signUp: jest.fn<Promise<void>, [string, string, string]>(overrides.signUp ?? (async () => undefined)),
    signInWithGoogle: jest.fn<Promise<void>, []>(overrides.signInWithGoogle ?? (async () => undefined)),
    prepareGoogle: jest.fn(),
    own: { requestReset: jest.fn<Promise<void>, [string]>(overrides.requestReset ?? (async () => undefined)) },
  };
  const onClose = jest.fn();
  render(<AuthDialog session={async () => calls} onClose={onClose} />);
  return { calls, onClose };
}

export const field = (label: string) => screen.getByLabelText(label, { exact: true });
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => userEvent.click(button(name));
export const fail = (code: string, message?: string) => () => Promise.reject(serviceError(code, message));

export async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
}
