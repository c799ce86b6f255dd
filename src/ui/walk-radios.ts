import type { KeyboardEvent } from "react";

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/** Makes the arrows wrap around a group of native radio buttons, because WebKit stops at the ends. */
export function walkRadios(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
  const at = radios.findIndex((radio) => radio === event.target);
  const isAtEnd = at === radios.length - 1 && FORWARD.includes(event.key);
  const isAtStart = at === 0 && BACK.includes(event.key);
  if ((!isAtEnd && !isAtStart) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = radios.at(isAtEnd ? 0 : -1);
  next?.focus();
  next?.click();
}
