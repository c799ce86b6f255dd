/** Whether the page has a cookie of this name and value; none can be read where they are blocked. */
export function hasCookie(name: string, value: string): boolean {
  try {
    return document.cookie.split("; ").includes(`${name}=${value}`);
  } catch {
    return false;
  }
}

/** Keeps a cookie for so many seconds, none to remove it; blocked cookies are not an error. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    document.cookie = `${name}=${value}; max-age=${seconds}; path=/; samesite=lax`;
  } catch {
    // A page without cookies can still book, like one without storage.
  }
}
