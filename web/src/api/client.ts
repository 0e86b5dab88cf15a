// Requests to the server. A refusal is an error with a sentence for people; a network that is lost or silent is one, too.
import { words } from '../words/words.svelte';
import { Patience } from './patience';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly remedy: string,
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

/** What was refused, to be told to people; any other error is a fault of the page and goes on. */
export function asRefused(error: unknown): Refused {
  if (!(error instanceof Refused)) throw error;
  return error;
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const get = <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> =>
  ask<T>('GET', path, query, undefined, undefined, signal);
export const post = <T>(
  path: string,
  body: unknown = {},
  query: Query = {},
  key?: string,
  signal?: AbortSignal,
): Promise<T> => ask<T>('POST', path, query, body, key, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, {}, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, {}, body);
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path, {});

/** A fresh name for a request, so that sending it again does not carry it out twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: words.language });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  return `/api/v2${path}?${asked}`;
}

async function ask<T>(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { 'X-Troyes': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key !== undefined) headers['Idempotency-Key'] = key;
  const patience = new Patience(path, signal);
  const asked = { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: patience.signal };
  try {
    const answer = await reached(() => fetch(address(path, query), asked));
    patience.renew();
    if (!answer.ok) throw await refusal(answer);
    return await reached(() => read<T>(answer)); // an answer may break off in the middle
  } finally {
    patience.rest();
  }
}

async function reached<T>(asking: () => Promise<T>): Promise<T> {
  try {
    return await asking();
  } catch {
    throw new Refused(0, 'no_network', words.t('error-network'), words.t('error-network-remedy'));
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get('Content-Type') ?? '';
  return (kind.includes('json') ? answer.json() : answer.text()) as Promise<T>;
}

async function refusal(answer: Response): Promise<Refused> {
  const body = (await answer.json().catch(() => null)) as {
    error?: { code: string; message: string; remedy: string };
  } | null;
  const error = body?.error ?? { code: 'unknown', message: words.t('error-server'), remedy: '' };
  return new Refused(answer.status, error.code, error.message, ended(error.remedy), body);
}

/** As a sentence that stands among others. */
function ended(text: string): string {
  return text === '' || /[.?!…»]$/.test(text) ? text : `${text}.`;
}
