export const languages = ['uz', 'ru', 'eng', 'ar', 'kz', 'tr', 'zh'] as const;
/** An interface language, spelt as the server spells it (§1). */
export type Language = (typeof languages)[number];

/** Text in the languages that the server has it in: ru, uz and eng as a rule (§3). */
export type Localized = Partial<Record<Language, string>>;
