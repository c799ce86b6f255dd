import css from "./sheet-handle.module.css";

/** The short bar on the upper edge of a sheet, by which it can be pulled. */
export function SheetHandle() {
  return <span className={css["handle"]} aria-hidden="true" />;
}
