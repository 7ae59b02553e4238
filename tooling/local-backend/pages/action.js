// Does what a link in a mail is for, as Google's own action pages do.
const query = new URLSearchParams(window.location.search);
const oobCode = query.get('oobCode') ?? '';
const mode = query.get('mode');
const status = document.querySelector('[role="status"]');
const alert = document.querySelector('[role="alert"]');
const form = document.querySelector('form');

const TITLES = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Verify your address',
  verifyAndChangeEmail: 'Verify your new address',
  recoverEmail: 'Take your address back',
};
const REFUSALS = {
  EXPIRED_OOB_CODE: 'This link has expired: ask for another one.',
  INVALID_OOB_CODE: 'This link was used already, or a later one took its place: ask for another one.',
  MISSING_OOB_CODE: 'This address is no link from a mail.',
  EMAIL_EXISTS: 'Another account has this address by now.',
};

/** Rejects with a sentence. */
async function call(name, body) {
  const response = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  const { message } = answer.error;
  const [code, ...more] = message.split(' : ');
  throw new Error(REFUSALS[code] ?? (more.join(' : ') || message));
}

async function open() {
  document.querySelector('h1').textContent = TITLES[mode] ?? 'Your account';
  if (mode === 'resetPassword') {
    const { email } = await call('resetPassword', { oobCode });
    status.textContent = `For ${email}. All devices that are signed in are signed out.`;
    form.hidden = false;
    form.elements.password.focus();
    return;
  }
  const { email } = await call('update', { oobCode });
  status.textContent =
    mode === 'verifyEmail' ? `${email} is verified.` : `From now on you sign in with ${email}. Please sign in again.`;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { password, confirmation } = form.elements;
  alert.textContent = '';
  try {
    if (password.value !== confirmation.value) throw new Error('Passwords do not match');
    await call('resetPassword', { oobCode, newPassword: password.value });
    form.hidden = true;
    status.textContent = 'Your new password is saved: log in with it.';
  } catch (error) {
    alert.textContent = error.message;
  }
});

try {
  await open();
} catch (error) {
  status.textContent = error.message;
}
