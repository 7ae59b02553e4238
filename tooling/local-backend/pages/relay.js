// Stands in a hidden frame of the site and passes on to the SDK what the account page says.
const parent = window.gapi.iframes.getContext().getParentIframe();
const pass = (authEvent) => parent.send('authEvent', { type: 'authEvent', authEvent }, () => undefined);

parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
window.addEventListener('message', ({ origin, data }) => {
  if (origin === window.location.origin && data?.authEvent) pass(data.authEvent);
});
// The SDK waits for a first word: no sign-in by redirect has just come back.
pass({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
