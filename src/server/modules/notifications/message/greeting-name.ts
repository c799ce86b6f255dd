const NAME_MAX_LENGTH = 60;

/** Letters, marks, spaces, hyphens and apostrophes; a full stop only at the end of a shortened name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*(?:\.(?: |$)[\p{L}\p{M} '’-]*)*$/u;

/**
 * The name for the greeting; undefined for anything that could pass as an address or an advertisement with numbers, so that
 * nobody can use our greeting to send strangers a message.
 */
export function greetingName(name: string): string | undefined {
  return name.length <= NAME_MAX_LENGTH && NAME.test(name) && !/www/i.test(name) ? name : undefined;
}
