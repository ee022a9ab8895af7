import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Person } from './world';

export type Env = { Variables: { person: Person; token: string } };

/** This server's refusal: a status and a plain-text sentence. */
export const no = (status: ContentfulStatusCode, sentence: string) =>
  new HTTPException(status, { message: sentence });

/** A refusal for customers: its text is in the shop's language only. */
export const noInWords = (status: ContentfulStatusCode, description: string) =>
  new HTTPException(status, { res: Response.json({ description }, { status }) });

/** A list as a page. */
export const page = (content: readonly unknown[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: Math.max(content.length, 1),
  number: 0,
  last: true,
});

export type Body = Readonly<Record<string, unknown>>;

/** The request's JSON object, or an empty object. */
export async function bodyOf(request: { text(): Promise<string> }): Promise<Body> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : {};
  } catch {
    throw no(400, 'The body is not JSON');
  }
}

/** Ids are accepted as numbers or text. */
export const numberIn = (value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
