import { metaOf, type Scan } from './scan';

export type Policy = Map<string, Set<string>>;

/** Undefined where a policy names a directive twice, or none. */
function parsePolicy(text: string): Policy | undefined {
  const policy: Policy = new Map();
  for (const directive of text.split(';').map((each) => each.trim().toLowerCase())) {
    if (directive === '') continue;
    const [name = '', ...sources] = directive.split(/\s+/);
    if (policy.has(name)) return undefined;
    policy.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return policy.size > 0 ? policy : undefined;
}

/** Directives that browsers heed in a header only. */
const NOT_IN_A_PAGE = ['frame-ancestors', 'report-uri', 'sandbox'];

interface Policies {
  ofHeader: (Policy | undefined)[];
  ofPage: (Policy | undefined)[];
}

/** The policies of a page by where they stand; undefined for one that cannot be read. */
export function policiesOf({ headers, document }: Pick<Scan, 'headers' | 'document'>): Policies {
  const header = headers.get('content-security-policy');
  const ofPage = metaOf(document, 'content-security-policy').map(parsePolicy);
  for (const policy of ofPage) NOT_IN_A_PAGE.forEach((directive) => policy?.delete(directive));
  return { ofHeader: header?.split(',').map(parsePolicy) ?? [], ofPage };
}

const EVERYTHING = new Set(['*']);

/** What all policies together allow: a policy that does not speak of something leaves it to the others. */
export function allowedBy(policies: readonly Policy[], directive: string): Set<string> {
  const speaking = policies.flatMap((policy) => policy.get(directive) ?? policy.get('default-src') ?? []);
  const [first = EVERYTHING, ...others] = speaking;
  return new Set([...first].filter((source) => others.every((sources) => sources.has(source))));
}
