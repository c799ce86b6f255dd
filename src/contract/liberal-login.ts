import { dropEmpty } from "#contract/wire/coerce.ts";

/** Old clients send the name as login, user_id or email, as a text or a number; of several the first counts (contract 1.4). */
export function liberalLogin(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { login, email, user_id: userId, ...rest } = body as Record<string, unknown>;
  const name = login ?? email ?? userId;
  return name === undefined ? rest : { ...rest, login: typeof name === "number" ? String(name) : name };
}
