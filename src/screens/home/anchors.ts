import type { Group } from '../../domain/catalog/catalog';

/** The element id of a category's shelf on the page. */
export const sectionAnchor = (categoryId: string): string => `shelf-${categoryId}`;

/** The element id of a group on the page; null is the group of those without one. */
export const groupAnchor = (group: Group | null): string =>
  group ? `group-${group.id}` : 'group-rest';
