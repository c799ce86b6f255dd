/**
 * What scripts of other sites have done to the built-ins of their page before our file loads. Each function runs in the browser as it stands
 * here, and changes nothing in frames.
 */
export const ODD_HOSTS: Readonly<Record<string, () => void>> = {
  "an ordinary page": () => {},

  "a page with enumerable members on its prototypes": () => {
    if (window !== top) return;
    const names = ["extend", "each", "clone", "isEmpty", "size", "toQueryString", "url", "page", "fits", "hello"];
    for (const prototype of [Object.prototype, Array.prototype, String.prototype, Function.prototype] as object[])
      for (const name of names)
        if (!(name in prototype)) Object.assign(prototype, { [name]: () => `from the page: ${name}` });
  },

  "a page with enumerable values on its prototypes": () => {
    if (window !== top) return;
    for (const prototype of [Object.prototype, Array.prototype] as object[])
      Object.assign(prototype, { version: "1.2", debug: true, theme: { dark: false } });
  },

  "a page with Prototype.js": () => {
    if (window !== top) return;
    const { from } = Array;
    Array.from = (given: ArrayLike<unknown>) => from({ length: given.length || 0 }, (_, index) => given[index]);
    Object.assign(Array.prototype, {
      each() {},
      entries(this: unknown[]) {
        return this.slice();
      },
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
      toJSON(this: unknown[]) {
        return `[${this.map((item) => JSON.stringify(item)).join(", ")}]`;
      },
    });
    Object.assign(String.prototype, { strip() {}, include() {}, gsub() {} });
    Object.keys = (object: object) => {
      const keys: string[] = [];
      for (const key in object) keys.push(key);
      return keys;
    };
    Object.assign(Element.prototype, {
      remove(this: Element) {
        this.parentNode?.removeChild(this);
        return this;
      },
      update() {},
      show() {},
    });
  },

  "a page with MooTools": () => {
    if (window !== top) return;
    Array.from = (item: unknown) => (item === undefined ? [] : Array.isArray(item) ? (item as never[]) : [item]);
    Object.assign(Function.prototype, { extend() {}, implement() {} });
    Object.assign(Object, { each() {}, merge() {}, map() {} });
    Object.assign(window, {
      Event: function Event() {},
      Request: function Request() {},
      Class: () => {},
      $: () => null,
    });
  },

  "a page without fetch and ResizeObserver": () => {
    if (window === top) Object.assign(window, { fetch: undefined, ResizeObserver: undefined });
  },

  "a page with a Promise and an Object.assign of its own": () => {
    if (window !== top) return;
    Object.assign(Promise, { all: () => undefined });
    Object.assign(Object, { assign: (target: object) => target });
  },

  "a page with frozen prototypes": () => {
    if (window !== top) return;
    for (const { prototype } of [Object, Array, String, Function, Number, RegExp, Map, Set, Promise, Error])
      Object.freeze(prototype);
  },

  "a page with globals of a bundler and a window name": () => {
    if (window !== top) return;
    window.name = "main";
    const globals = {
      origin: "",
      script: 1,
      label: 1,
      api: 1,
      module: {},
      exports: {},
      process: {},
      define: { amd: {} },
    };
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(window, name, { value, writable: true, configurable: true });
  },
};
