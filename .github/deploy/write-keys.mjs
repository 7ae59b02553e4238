// Writes the keys of what is not released into Firestore, all of them or none: its input is what a release has recorded of them. It
// runs beside credentials, so it imports nothing but Node. Wants FIREBASE_PROJECT_ID, and an access token in
// GOOGLE_OAUTH_ACCESS_TOKEN; with FIRESTORE_EMULATOR_HOST it writes into Google's emulator. It never prints a key.
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 60_000;
const ROLE = 'roles/datastore.user';

const {
  FIREBASE_PROJECT_ID: project = '',
  GOOGLE_OAUTH_ACCESS_TOKEN: ownToken = '',
  FIRESTORE_EMULATOR_HOST: emulator = '',
  FIRESTORE_API: google = 'https://firestore.googleapis.com/v1',
} = process.env;
const api = emulator ? `http://${emulator}/v1` : google;
const token = emulator ? 'owner' : ownToken;

const isKey = (value) => /^[0-9a-f]{32}$/.test(value?.bundle) && /^[A-Za-z0-9+/]{43}=$/.test(value?.key);
const isDocument = (value) => isKey(value) && Array.isArray(value.before) && value.before.every(isKey);

const fieldsOf = ({ key, bundle }) => ({ key: { stringValue: key }, bundle: { stringValue: bundle } });
const valueOf = (key) => ({ mapValue: { fields: fieldsOf(key) } });
const documentFields = (key) => ({ ...fieldsOf(key), before: { arrayValue: { values: key.before.map(valueOf) } } });

async function readKeys() {
  let keys = {};
  try {
    keys = JSON.parse(await text(process.stdin)).keys ?? {};
  } catch {
    // What is no JSON counts as malformed, like what has another form; the error would show what stands there.
  }
  const entries = Object.entries(keys);
  if (entries.length === 0 || !entries.every(([, key]) => isDocument(key)))
    throw new Error('The record of the keys is malformed: release the shell again.');
  return entries;
}

/** Why the answer is none that one can go on with. What it says besides may repeat what was sent. */
function refusal(status) {
  const where = `the Firebase project '${project}'`;
  if (status === 401) return 'Firestore does not take the access token: it lives for an hour, so ask for a new one.';
  if (status === 403)
    return `Firestore refuses to write: in ${where}, if that is the right one, the account of the token needs ${ROLE}.`;
  if (status === 404) return `There is no Firestore database in ${where}: create it, or name another project.`;
  return `Firestore answered ${status} in ${where}.`;
}

async function commit(keys) {
  const database = `projects/${project}/databases/(default)/documents`;
  const writes = keys.map(([audience, key]) => ({
    update: { name: `${database}/guarded/${audience}`, fields: documentFields(key) },
  }));
  const response = await fetch(`${api}/${database}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    const why = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new Error(`Firestore cannot be reached at ${api} (${why}): run it again.`);
  });
  if (!response.ok) throw new Error(`${refusal(response.status)} No key was changed.`);
}

try {
  const keys = await readKeys();
  if (!/^[\w.:-]+$/.test(project))
    throw new Error(`FIREBASE_PROJECT_ID is '${project}', which is no Firebase project.`);
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error(
      `GOOGLE_OAUTH_ACCESS_TOKEN holds no access token: it wants one of an account with ${ROLE}, as 'gcloud auth print-access-token' gives.`,
    );
  await commit(keys);
  console.log(
    `The keys for ${keys.map(([audience]) => audience).join(', ')} are in the Firebase project '${project}'.`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
