import { describe } from "./describe.ts";
import { perceivable, upFrom } from "./reach.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
/** How many ancestors may show the focus for their element: a field shows it on its frame. */
const AROUND = 4;

/**
 * Names everything that looks the same with and without the focus, or of that only what Tab reaches. The keyboard must have been
 * used before.
 */
export function focusFaults(reach?: string): string[] {
  const focusable = perceivable().filter(
    (element) =>
      element.matches(reach === "tab" ? `:is(${FOCUSABLE}):not([tabindex="-1"])` : FOCUSABLE) &&
      !element.matches(":disabled") &&
      !isHolder(element),
  );
  return focusable.flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    element.blur();
    const before = marks(element);
    element.focus();
    const changed = element.matches(":focus") && marks(element) !== before;
    const covered = isCovered(element);
    element.blur();
    return [
      ...(changed ? [] : [`does not show the focus: ${describe(element)}`]),
      ...(covered ? [`is covered while it has the focus: ${describe(element)}`] : []),
    ];
  });
}

/** Whether what does not scroll along lies over the whole of an element that the focus has brought into view. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  if (width < 3 || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  const spots = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  return spots.every(([x, y]) => {
    const over = root.elementFromPoint(x, y);
    if (over === null || over.contains(element) || element.contains(over)) return false;
    // A list or a menu closes when the focus goes on.
    const around = [...upFrom(over)];
    return (
      around.some((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position) && !one.contains(element)) &&
      !around.some((one) => one.matches(":popover-open"))
    );
  });
}

/** A container that only a script focuses, on behalf of its content. */
function isHolder(element: Element): boolean {
  return element.getAttribute("tabindex") === "-1" && element.querySelector(FOCUSABLE) !== null;
}

/** Names chosen items that look like their unchosen neighbours of the same kind. */
export function chosenFaults(): string[] {
  const kinds = ["aria-checked", "aria-selected", "aria-pressed", "aria-current"];
  const all = perceivable();
  return kinds.flatMap((attribute) =>
    all
      .filter((element) => !["false", null].includes(element.getAttribute(attribute)))
      .flatMap((chosen) => {
        const others = all.filter((one) => isLikeButNotChosen(one, chosen, attribute));
        const same = others.find((one) => looks(one) === looks(chosen));
        return same === undefined ? [] : [`looks as if it were not chosen (${attribute}): ${describe(chosen)}`];
      }),
  );
}

function isLikeButNotChosen(one: Element, chosen: Element, attribute: string): boolean {
  const isKind = one.localName === chosen.localName && one.className === chosen.className;
  const near = chosen.parentElement?.parentElement;
  return isKind && (one.getAttribute(attribute) ?? "false") === "false" && near?.contains(one) === true;
}

/** What forced colours leave of an element's look: its lines. */
function marks(element: Element): string {
  const around = [...upFrom(element)].slice(0, AROUND + 1);
  const beside = [element.nextElementSibling, element.previousElementSibling].filter((one) => one !== null);
  return [...around, ...beside, ...element.querySelectorAll("*")].map(lines).join("|");
}

function lines(element: Element): string {
  return [null, "::before", "::after"]
    .map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, borderWidth, borderStyle, borderColor, boxShadow } =
        getComputedStyle(element, part);
      const outline = outlineStyle === "none" ? "" : `${outlineStyle}${outlineWidth}${outlineColor}`;
      return [outline, borderWidth, borderStyle, borderColor, boxShadow].join(",");
    })
    .join(";");
}

function fills(element: Element): string {
  return ["::before", "::after"]
    .map((part) => {
      const { content, backgroundColor, opacity, transform } = getComputedStyle(element, part);
      return content === "none" ? "" : [backgroundColor, opacity, transform].join();
    })
    .join(";");
}

function looks(element: Element): string {
  return [element, ...element.querySelectorAll("*")]
    .map((one) => {
      const { color, backgroundColor, fontWeight, textDecorationLine, opacity, visibility } = getComputedStyle(one);
      return [
        lines(one),
        fills(one),
        color,
        backgroundColor,
        fontWeight,
        textDecorationLine,
        opacity,
        visibility,
        one.localName,
      ].join();
    })
    .join("|");
}
