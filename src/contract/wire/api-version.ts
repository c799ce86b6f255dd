/** A version of the API. All answer alike, but for what real clients of an older one were seen to need (ruling 29). */
export type ApiVersion = "v1" | "v3" | "v4";

/** The version of a prefix; a call without one is new and behaves as the newest does. */
export function apiVersion(prefix: string): ApiVersion {
  const version = /(?:^|\/)(v[134])$/.exec(prefix)?.[1];
  return version === "v1" || version === "v3" ? version : "v4";
}
