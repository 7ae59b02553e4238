// Tells the layout that waits in the site who was chosen, or that nobody was.
const RELAY = '/emulator/auth/iframe';
const query = new URLSearchParams(window.location.search);
const form = document.querySelector('form');
const alert = document.querySelector('[role="alert"]');

/** The frames of the window that opened this one; those of other origins cannot be looked into. */
function relays() {
  const frames = window.opener ? Array.from(window.opener.frames) : [];
  return frames.filter((frame) => {
    try {
      return frame.location.pathname === RELAY;
    } catch {
      return false;
    }
  });
}

function reportOutcome(outcome) {
  const found = relays();
  if (found.length === 0) alert.textContent = 'The page that opened this window is gone. Close it and try again.';
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    sessionId: 'local',
    urlResponse: null,
    postBody: null,
    tenantId: null,
    error: null,
    ...outcome,
  };
  for (const frame of found) frame.postMessage({ authEvent }, window.location.origin);
  return found.length > 0;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const email = form.elements.email.value.trim().toLowerCase();
  const claims = { sub: `local-${email}`, email, email_verified: true, name: form.elements.name.value.trim() };
  const answer = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
  // The site closes this window.
  reportOutcome({ urlResponse: `${window.location.origin}/emulator/auth/handler?${answer}` });
});

document.querySelector('[data-cancel]').addEventListener('click', () => {
  reportOutcome({ error: { code: 'auth/popup-closed-by-user' } });
  window.close();
});
