import { useState } from "react";
import { useStore } from "zustand/react";
import { useCalm } from "#web/lib/use-calm.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";

/** Somebody who has touched nothing for so long is reading, and may read about a promotion. */
const CALM_MS = 8000;

const popup = pagePart(() => import("./promo-popup.tsx").then((file) => file.PromoPopup));

/** Shows a promotion over an empty finder to somebody who is not in the middle of anything. */
export function PromoWatch() {
  const { store, options } = usePage();
  const isLoggingIn = useStore(store, ({ login }) => login.step !== "hidden");
  const [isDue, setDue] = useState(false);
  const mayShow = !options.moduleType.startsWith("frame") && !isLoggingIn && !isDue;
  useCalm(() => setDue(isUntouched()), CALM_MS, mayShow);
  const { Part: Popup } = usePagePart(popup, isDue);
  return isDue && Popup ? <Popup /> : null;
}

/** Nothing is typed or opened, so nothing is covered. */
function isUntouched(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main :is(input, textarea)")];
  const isTyped = fields.some((field) => field.type !== "checkbox" && field.value !== "");
  const isInside = document.activeElement?.matches("input, textarea, [aria-expanded=true]") === true;
  return !isTyped && !isInside && document.querySelector("dialog[open]") === null;
}
