/** Plural forms by category of `Intl.PluralRules`. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A dictionary's shape with arbitrary texts. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { other: string }
      ? Plural
      : Shape<T[K]>;
};
