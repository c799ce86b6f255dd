/**
 * A version of the API. All versions answer alike, except where real clients of an older one were seen to need something
 * else.
 */
export type ApiVersion = "v1" | "v3" | "v4";

/** The version of a prefix; a call without one is new and gets the newest. */
export function apiVersion(prefix: string): ApiVersion {
  const version = /(?:^|\/)(v[134])$/.exec(prefix)?.[1];
  return version === "v1" || version === "v3" ? version : "v4";
}
