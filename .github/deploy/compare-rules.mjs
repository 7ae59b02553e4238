// Ends with 1 where the rules that Firestore enforces are not those of this commit. It runs beside credentials, so it imports
// nothing but Node. Wants FIREBASE_PROJECT_ID, and an access token in ACCESS_TOKEN.
import { readFileSync } from 'node:fs';

const {
  FIREBASE_PROJECT_ID: project = '',
  ACCESS_TOKEN: token = '',
  RULES_API: api = 'https://firebaserules.googleapis.com/v1',
  RULES_FILE: file = 'firestore.rules',
} = process.env;

async function ask(name) {
  const response = await fetch(`${api}/${name}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response.json();
}

const lines = (text) => text.replaceAll('\r\n', '\n').trimEnd();

try {
  const { rulesetName } = await ask(`projects/${project}/releases/cloud.firestore`);
  const { source } = await ask(rulesetName);
  const deployed = source.files.map(({ content }) => content).join('\n');
  if (lines(deployed) !== lines(readFileSync(file, 'utf8')))
    throw new Error(`Firestore enforces other rules than ${file} (${rulesetName}): deploy firestore:rules.`);
  console.log(`Firestore enforces ${file} (${rulesetName}).`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
