import type { Group } from '../../domain/catalog/catalog';

/** The element id of a category's section on the page. */
export const sectionAnchor = (categoryId: string): string => `section-${categoryId}`;

/** The element id of a group on the page; null is the group of categories without one. */
export const groupAnchor = (group: Group | null): string => `group-${group?.id ?? ''}`;
