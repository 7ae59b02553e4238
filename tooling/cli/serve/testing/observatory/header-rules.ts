import { type Finding, metaOf, type Scan } from './scan';

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const TELLING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

export function referrerPolicy({ headers, document }: Scan): Finding {
  const rule = 'referrer-policy';
  const all = [headers.get(rule) ?? [], metaOf(document, rule)].flat();
  if (all.length === 0) return { rule, result: 'missing', modifier: 0 };
  const known = all
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => [...PRIVATE, ...TELLING].includes(value));
  if (known === undefined) return { rule, result: 'invalid', modifier: -5 };
  return PRIVATE.includes(known) ? { rule, result: 'private', modifier: 5 } : { rule, result: 'unsafe', modifier: -5 };
}

export function contentTypeOptions({ headers }: Scan): Finding {
  const rule = 'x-content-type-options';
  const isSet = headers.get(rule)?.trim().toLowerCase() === 'nosniff';
  return isSet ? { rule, result: 'nosniff', modifier: 0 } : { rule, result: 'missing-or-invalid', modifier: -5 };
}

export function resourcePolicy({ headers }: Scan): Finding {
  const rule = 'cross-origin-resource-policy';
  const value = headers.get(rule)?.trim().toLowerCase();
  if (value === 'same-origin' || value === 'same-site') return { rule, result: value, modifier: 10 };
  if (value === undefined || value === 'cross-origin') return { rule, result: value ?? 'missing', modifier: 0 };
  return { rule, result: 'invalid', modifier: -5 };
}

export function resourceSharing({ headers, askedFrom }: Scan): Finding {
  const rule = 'cross-origin-resource-sharing';
  const origin = headers.get('access-control-allow-origin')?.trim();
  const isUniversal = origin === askedFrom && headers.get('access-control-allow-credentials') === 'true';
  if (isUniversal) return { rule, result: 'universal', modifier: -50 };
  return { rule, result: origin === undefined ? 'none' : origin === '*' ? 'public' : 'restricted', modifier: 0 };
}
