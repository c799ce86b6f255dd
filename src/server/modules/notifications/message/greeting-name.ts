const NAME_MAX_LENGTH = 60;

/** Letters, marks, spaces, hyphens, apostrophes, and a full stop only where a shortened name ends. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*(?:\.(?: |$)[\p{L}\p{M} '’-]*)*$/u;

/**
 * The name to greet somebody by; undefined for anything that could pass as an address or an advertisement with figures, so
 * that nobody has us greet strangers with his own message (T-25).
 */
export function greetingName(name: string): string | undefined {
  return name.length <= NAME_MAX_LENGTH && NAME.test(name) && !/www/i.test(name) ? name : undefined;
}
