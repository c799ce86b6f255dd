/** A map that forgets the least recently used entry. */
export interface LruMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

/** Makes a map of at most `size` entries. */
export function createLruMap<T>(size: number): LruMap<T> {
  const entries = new Map<string, T>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= size) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },
    delete: (key) => void entries.delete(key),
  };
}
