/** The code of the scripts that stand in a built page (scripts/inlineEarly); data blocks and files are none. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?: data-name="\w+")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
