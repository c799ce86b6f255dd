const formats = new Map<string, Intl.NumberFormat>();

/** A formatter of numbers, made once for its options: making one costs a hundred times what using it does. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}
