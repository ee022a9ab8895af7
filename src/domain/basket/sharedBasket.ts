import type { Choice } from '../catalog/options';
import { botLinkTo, type LinkBase, shopLinkTo } from '../catalog/shareLink';
import * as limits from '../limits';
import { fromBase64url, toBase64url } from '../text/base64url';
import { personName, plainText } from '../text/personName';
import { type CartLine, lineKey, soundChoices, soundCount, withOwnKeys } from './cart';

/*
 * A basket as one short text for a link: which products, options, notes and whose, never a price.
 *
 * version 1: the version · every id once (16 bytes for a UUID, else its text) · for each person a
 * name and their lines (product, count, options with counts, note), which name ids by their place ·
 * two check bytes. Version 2 is written for options that need their group: each has one more number,
 * the group's place plus one, 0 for none. Another version is added beside these, so that links
 * already sent still open.
 */
const versions = { withoutGroups: 1, withGroups: 2 };

/** Bounds of what a link may hold: a longer one was not written by the shop. */
const most = { ids: 999, people: 50, lines: 200, choices: 99, idBytes: 200, textBytes: 600 };

/** Longest note of a line that travels, in characters. */
const noteLength = 120;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Packs a basket for a link; a choice's group takes up room, so leave out those that go without
 * saying (`withoutClearGroups`). `sender` ('' for none) names the lines that have no name yet. Whether
 * it is short enough is for the link to say (`basketLink`).
 */
export function packBasket(lines: readonly CartLine[], sender: string): string {
  const ids = new Map<string, number>();
  const idOf = (id: string): number => {
    const place = ids.get(id) ?? ids.size;
    ids.set(id, place);
    return place;
  };
  const people = new Map<string, CartLine[]>();
  for (const line of lines) {
    const name = personName(line.from || sender);
    people.set(name, [...(people.get(name) ?? []), line]);
    idOf(line.productId);
    for (const { modificationId, groupId } of line.choices) {
      idOf(modificationId);
      if (groupId !== undefined) idOf(groupId);
    }
  }
  const hasGroups = lines.some(({ choices }) => choices.some((one) => one.groupId !== undefined));
  const out = writeBytes();
  out.number(hasGroups ? versions.withGroups : versions.withoutGroups);
  out.number(ids.size);
  for (const id of ids.keys()) {
    if (uuid.test(id)) {
      out.number(0);
      out.raw(bytesOfUuid(id));
    } else out.text(id);
  }
  out.number(people.size);
  for (const [name, own] of people) {
    out.text(name);
    out.number(own.length);
    for (const { productId, count, choices, note } of own) {
      out.number(idOf(productId));
      out.number(soundCount(count));
      out.number(choices.length);
      for (const choice of choices) {
        out.number(idOf(choice.modificationId));
        if (hasGroups) out.number(choice.groupId === undefined ? 0 : idOf(choice.groupId) + 1);
        out.number(soundCount(choice.count));
      }
      out.text(boundedNote(note));
    }
  }
  return toBase64url([...out.bytes, ...checkOf(out.bytes)]);
}

/** The lines of a packed basket with their people's names; null for anything else. Never throws. */
export function unpackBasket(packed: string): CartLine[] | null {
  const bytes = fromBase64url(packed);
  if (!bytes || bytes.length < 3) return null;
  const body = bytes.slice(0, -2);
  if (checkOf(body).some((byte, index) => byte !== bytes[body.length + index])) return null;
  try {
    return readLines(body);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function readLines(body: readonly number[]): CartLine[] {
  const input = readBytes(body);
  const version = input.number(versions.withGroups);
  if (version < versions.withoutGroups) throw new Unreadable();
  const ids = input.list(most.ids, () => {
    const length = input.number(most.idBytes);
    return length === 0 ? uuidOf(input.raw(16)) : input.textOf(length);
  });
  const idAt = (place: number): string => {
    const found = ids[place];
    if (found === undefined) throw new Unreadable();
    return found;
  };
  const id = () => idAt(input.number(most.ids));
  const groupId = (): string | undefined => {
    const place = version === versions.withGroups ? input.number(most.ids + 1) : 0;
    return place === 0 ? undefined : idAt(place - 1);
  };
  const people = input.list(most.people, () => {
    const from = personName(input.text(most.textBytes));
    return input.list(most.lines, (): CartLine => {
      const productId = id();
      const count = input.number(limits.lineCount);
      const choices = soundChoices(
        input.list(most.choices, (): Choice => {
          const modificationId = id();
          const group = groupId();
          const count = input.number(limits.lineCount);
          return group === undefined
            ? { modificationId, count }
            : { modificationId, groupId: group, count };
        }),
      );
      const note = boundedNote(input.text(most.textBytes));
      return { key: lineKey(productId, choices, from), productId, choices, count, note, from };
    });
  });
  const lines = people.flat().filter(({ count }) => count > 0);
  if (!input.isAtEnd() || lines.length === 0 || lines.length > most.lines) throw new Unreadable();
  return withOwnKeys(lines);
}

const boundedNote = (note: string): string => [...plainText(note)].slice(0, noteLength).join('');

const bytesOfUuid = (id: string): number[] =>
  (id.replaceAll('-', '').match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16));

function uuidOf(bytes: readonly number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Fletcher's checksum: a link that was cut or mistyped is refused. */
function checkOf(bytes: readonly number[]): [number, number] {
  let [low, high] = [0, 0];
  for (const byte of bytes) {
    low = (low + byte) % 255;
    high = (high + low) % 255;
  }
  return [low, high];
}

/** Writes whole numbers and texts as bytes; read back by `readBytes`. */
function writeBytes() {
  const bytes: number[] = [];
  /** 7 bits a byte, the highest bit for "more follows" */
  const number = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  const raw = (more: readonly number[]) => void bytes.push(...more);
  const text = (value: string): void => {
    const encoded = utf8(value);
    number(encoded.length);
    raw(encoded);
  };
  return { bytes, number, raw, text };
}

/** Thrown by `readBytes` for bytes that nobody wrote; `unpackBasket` catches it. */
class Unreadable extends Error {}

function readBytes(bytes: readonly number[]) {
  let at = 0;
  const raw = (length: number): readonly number[] => {
    if (at + length > bytes.length) throw new Unreadable();
    at += length;
    return bytes.slice(at - length, at);
  };
  /** at most `most`, which also bounds how long a list can get */
  const number = (most: number): number => {
    let value = 0;
    for (let shift = 0; shift <= 14; shift += 7) {
      const [byte = 0] = raw(1);
      value |= (byte & 127) << shift;
      if (byte > 127) continue;
      if (value > most) break;
      return value;
    }
    throw new Unreadable();
  };
  const textOf = (length: number): string => fromUtf8(raw(length));
  const text = (mostBytes: number): string => textOf(number(mostBytes));
  const list = <T>(most: number, read: () => T): T[] =>
    Array.from({ length: number(most) }, () => read());
  return { number, raw, text, textOf, list, isAtEnd: () => at === bytes.length };
}

/** Without the DOM's `TextEncoder`, which this layer does not have. */
function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%(..)|[^%]/g)].map(([sign, hex]) =>
    hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0),
  );
}

function fromUtf8(bytes: readonly number[]): string {
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw new Unreadable();
  }
}

/**
 * Longest address that messengers, browsers and servers all carry. A packed basket in it holds some
 * 70 products.
 */
const longestAddress = 2000;

/** A basket's link: into the bot, into the browser, or none because the basket is too large. */
export type BasketLink =
  | { kind: 'bot' | 'browser'; url: string }
  /** the bot is known, but Telegram's start parameter cannot hold the basket */
  | { kind: 'browserInstead'; url: string }
  | { kind: 'tooLarge' };

/** The link to a packed basket (`packBasket`). */
export function basketLink(from: LinkBase & { packed: string }): BasketLink {
  const { packed } = from;
  const inBot = botLinkTo(from, `shared_${packed}`);
  if (inBot) return { kind: 'bot', url: inBot };
  const url = shopLinkTo(from, '/basket', { shared: packed });
  if (url.length > longestAddress) return { kind: 'tooLarge' };
  return { kind: botLinkTo(from, 'shared_') ? 'browserInstead' : 'browser', url };
}
