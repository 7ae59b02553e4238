/** The anchor of a group on the page of all tags. */
export const groupAnchor = (group: string): string => `group-${group.replace(/\s+/g, '-')}`;
