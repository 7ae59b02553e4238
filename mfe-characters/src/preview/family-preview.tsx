import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { Family } from '../detail/family';

/** A family as its file stands in an editor, as the pages of its members show it. */
export const FamilyPreview = ({ family }: WidgetProps<'family-preview'>) => <Family family={family} />;
