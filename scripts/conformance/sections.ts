/** The sections of the product's specification, by number. A comment cites one as `§5`. */
export const sections = [
  'What the product does',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls',
  'The error catalogue',
  'Constants and limits',
] as const;
