import { isDeepStrictEqual } from 'node:util';
import { texts } from '../../examples/bot/texts.mjs';
import { codesOf, type Language, languages } from '../../src/domain/text/language';
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

/** All that the Bot API lets a bot's owner set of a shop's bot. */
export function profileParts({ shop, name, language }: ProfileWish): ProfilePart[] {
  // `language_code` of the Bot API: '' is for every other language
  const all = languages.map((each): [string, Language] => [codesOf(each)[0] ?? '', each]);
  const button = {
    type: 'web_app',
    text: texts.openShop[language],
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
    ...[['', language] as const, ...all].flatMap(([code, each]) => ofLanguage(code, each, name)),
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

function ofLanguage(code: string, language: Language, name: string): ProfilePart[] {
  const { description, short } = profileTexts[language];
  const where = code === '' ? 'every other language' : code;
  const params = code === '' ? {} : { language_code: code };
  const commands = [{ command: 'start', description: texts.openShop[language] }];
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
