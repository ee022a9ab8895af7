import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../src/domain/text/language';
import { profileTexts } from './profileTexts';

/** One thing that is set, with the calls that read and write it. */
export type ProfilePart = {
  /** as it is printed */
  name: string;
  get: { method: string; params: Record<string, unknown> };
  set: { method: string; params: Record<string, unknown> };
  wanted: unknown;
  /** what of the answer is compared */
  read: (answer: unknown) => unknown;
};

export type ProfileWish = { shop: string; name: string; language: Language };

/** `language_code` of the Bot API: '' is for every other language. */
const codes: Readonly<Record<Language, string>> = {
  uz: 'uz',
  ru: 'ru',
  eng: 'en',
  ar: 'ar',
  kz: 'kk',
  tr: 'tr',
  zh: 'zh',
};

/** All that the Bot API lets a bot's owner set of a shop's bot. */
export function profileParts({ shop, name, language }: ProfileWish): ProfilePart[] {
  const languages: [string, Language][] = [
    ['', language],
    ...Object.entries(codes).map(([each, code]): [string, Language] => [code, each as Language]),
  ];
  const button = {
    type: 'web_app',
    text: profileTexts[language].start,
    web_app: { url: shop },
  };
  return [
    {
      name: 'menu button',
      get: { method: 'getChatMenuButton', params: {} },
      set: { method: 'setChatMenuButton', params: { menu_button: button } },
      wanted: button,
      read: (answer) => answer,
    },
    ...languages.flatMap(([code, each]) => ofLanguage(code, profileTexts[each], name)),
    ...[false, true].map((forChannels): ProfilePart => {
      const params = { for_channels: forChannels };
      return {
        name: `rights that the bot asks for in ${forChannels ? 'channels' : 'groups'}`,
        get: { method: 'getMyDefaultAdministratorRights', params },
        // without `rights` they are cleared
        set: { method: 'setMyDefaultAdministratorRights', params },
        wanted: [],
        read: (answer) =>
          Object.entries(Object(answer))
            .filter(([, isAsked]) => isAsked === true)
            .map(([right]) => right),
      };
    }),
  ];
}

function ofLanguage(
  code: string,
  { start, description, short }: { start: string; description: string; short: string },
  name: string,
): ProfilePart[] {
  const where = code === '' ? 'every other language' : code;
  const params = code === '' ? {} : { language_code: code };
  const commands = [{ command: 'start', description: start }];
  const text = (field: string, method: string, value: string): ProfilePart => {
    const wanted = value.replaceAll('{name}', () => name);
    return {
      name: `${field.replace('_', ' ')}, ${where}`,
      get: { method: `getMy${method}`, params },
      set: { method: `setMy${method}`, params: { ...params, [field]: wanted } },
      wanted,
      read: (answer) => Reflect.get(Object(answer), field),
    };
  };
  return [
    {
      name: `commands, ${where}`,
      get: { method: 'getMyCommands', params },
      set: { method: 'setMyCommands', params: { ...params, commands } },
      wanted: commands,
      read: (answer) => answer,
    },
    text('description', 'Description', description),
    text('short_description', 'ShortDescription', short),
  ];
}

export const isSet = ({ wanted }: ProfilePart, found: unknown): boolean =>
  isDeepStrictEqual(found, wanted);
