import { rememberSession } from '../remembered-session/remembered-session';
import { MemberSession } from '../session/identity/member-session';
import { fakeIdentity } from './fake-identity';

const awake: [string, EventListenerOrEventListenerObject][] = [];

/** Fakes the clock, and keeps the pages of earlier tests from waking up with the later ones. To be called at the top of a file. */
export function fakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation();
    const add = window.addEventListener.bind(window);
    const listen = (event: string, call: EventListenerOrEventListenerObject) => {
      awake.push([event, call]);
      add(event, call);
    };
    jest.spyOn(window, 'addEventListener').mockImplementation(listen);
  });
  afterEach(() => {
    for (const [event, call] of awake.splice(0)) window.removeEventListener(event, call);
  });
}

export const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** A page on which firebase has just been loaded; null for an account without a profile. */
export function openSession(stored?: Record<string, unknown> | null) {
  const fake = fakeIdentity(stored);
  const session = new MemberSession(fake.identity, rememberSession);
  session.start();
  return { ...fake, session };
}
