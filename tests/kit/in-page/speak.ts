import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Spoken } from "../hand.ts";
import { upFrom } from "./reach.ts";

/** Fields without an ARIA role are named by their type. */
const FIELD_TYPES = new Set(["date", "time", "color", "month", "week", "datetime-local", "file"]);

/** The role that a screen reader announces. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? "";
  if (role === "presentation") return "none";
  if (role === "columnheader" && element.getAttribute("scope") === "row") return "rowheader";
  if (role === "cell" && element.closest("[role=grid], [role=treegrid]") !== null) return "gridcell";
  if (role !== "") return role;
  if (element instanceof HTMLInputElement) return FIELD_TYPES.has(element.type) ? element.type : "textbox";
  return "generic";
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The name that a screen reader announces. */
export function nameOf(element: Element): string {
  return tidy(computeAccessibleName(element));
}

function valueOf(element: Element): string {
  const said = element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow");
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.textContent ?? "");
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement && !["checkbox", "radio"].includes(element.type)) {
    return element.type === "range" ? (said ?? element.value) : element.value;
  }
  return said ?? "";
}

function truthOf(element: Element, attribute: string): boolean | undefined {
  const text = element.getAttribute(attribute);
  return text === "true" ? true : text === "false" ? false : undefined;
}

function checkedOf(element: Element): boolean | "mixed" | undefined {
  if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
    return element.indeterminate && element.type === "checkbox" ? "mixed" : element.checked;
  }
  return element.getAttribute("aria-checked") === "mixed" ? "mixed" : truthOf(element, "aria-checked");
}

function expandedOf(element: Element): boolean | undefined {
  const details = element.localName === "summary" ? element.parentElement : null;
  return details instanceof HTMLDetailsElement ? details.open : truthOf(element, "aria-expanded");
}

function isDisabled(element: Element): boolean {
  return element.matches(":disabled") || [...upFrom(element)].some((one) => truthOf(one, "aria-disabled") === true);
}

function activeOf(element: Element): Element | undefined {
  const id = element.getAttribute("aria-activedescendant") ?? "";
  const root = element.getRootNode();
  if (id === "" || !(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  return root.getElementById(id) ?? undefined;
}

/** Everything that a screen reader learns about an element. */
export function speak(element: Element): Spoken {
  const current = element.getAttribute("aria-current");
  const active = activeOf(element);
  const states = {
    expanded: expandedOf(element),
    checked: checkedOf(element),
    selected: element instanceof HTMLOptionElement ? element.selected : truthOf(element, "aria-selected"),
    pressed: truthOf(element, "aria-pressed"),
    current: current === null || current === "false" ? undefined : current,
    active: active === undefined ? undefined : speak(active),
  };
  return {
    role: roleOf(element),
    name: nameOf(element),
    description: tidy(computeAccessibleDescription(element)),
    value: valueOf(element),
    invalid: (element.getAttribute("aria-invalid") ?? "false") !== "false",
    disabled: isDisabled(element),
    ...(Object.fromEntries(Object.entries(states).filter(([, state]) => state !== undefined)) as Partial<Spoken>),
  };
}
