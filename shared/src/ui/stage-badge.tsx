import type { Stage } from '../domain/release';
import { Badge } from './badge';

/** 'Next Release' in blue, 'Pipeline' in grey, nothing for what is published: docs/product.md#releases-and-visibility. */
export function StageBadge({ stage }: { stage: Stage }) {
  if (stage === 'next') return <Badge tone="blue">Next Release</Badge>;
  if (stage === 'pipeline') return <Badge tone="grey">Pipeline</Badge>;
  return null;
}
