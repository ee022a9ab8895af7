/** "Pick-up: Chilonzor"; the label alone where there is nothing behind it. */
export const labelled = (label: string, value: string): string =>
  value.trim() === '' ? label : `${label}: ${value}`;
