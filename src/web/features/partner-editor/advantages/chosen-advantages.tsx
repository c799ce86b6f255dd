import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Grant } from "#domain/partners/advantage-grants.ts";
import { advantageKey, emphasisedRuns } from "#domain/partners/advantages.ts";
import { GripVertical, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { AdvantageIcon } from "#web/features/partner-look/advantage-icon.tsx";
import { AdvantageText } from "#web/features/partner-look/advantages.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./chosen-advantages.module.css";
import { GrantNote } from "./grant-note.tsx";

type ChosenAdvantagesProps = {
  readonly ids: readonly number[];
  readonly grants: ReadonlyMap<number, Grant>;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (id: number) => void;
};

/** The chosen advantages in their order; a row is dragged, or moved by the arrow keys on its handle. */
export function ChosenAdvantages({ ids, grants, onMove, onRemove }: ChosenAdvantagesProps) {
  const { t, tIfKnown, options } = usePage();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");
  const plain = (id: number) =>
    emphasisedRuns(tIfKnown(advantageKey(id), String(id)))
      .map(({ text }) => text)
      .join("");
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    onMove(from, to);
    setSaid(t("partners.editor.moved", { text: plain(id), place: to + 1, count: ids.length }));
  };
  /** The row goes where the pointer is: below the rows whose middle is above it. */
  const dragTo = useEffectEvent((y: number) => {
    const from = ids.findIndex((id) => id === dragged);
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const to = middles.filter((middle, at) => at !== from && middle < y).length;
    if (to !== from) move(from, to);
  });
  useEffect(() => {
    if (dragged === undefined) return;
    const drop = () => setDragged(undefined);
    const listening = new AbortController();
    // The row's own button leaves its place in the page as it moves, and would lose the pointer.
    const on = (name: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) =>
      window.addEventListener(name, act, listening);
    on("pointermove", ({ clientY }) => dragTo(clientY));
    on("pointerup", drop);
    on("pointercancel", drop);
    return () => listening.abort();
  }, [dragged]);
  /** The focus stays in the list: on the row that comes into the place of the one that went. */
  const remove = (id: number, at: number) => {
    flushSync(() => onRemove(id));
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>("button:last-of-type");
    (next ?? list.current)?.focus();
    setSaid(t("partners.editor.removed", { text: plain(id) }));
  };
  const walk = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <>
      <ol ref={list} tabIndex={-1} className={css["list"]}>
        {ids.map((id, at) => (
          <li key={id} data-dragged={dragged === id || undefined}>
            <button
              type="button"
              className={css["handle"]}
              onPointerDown={() => setDragged(id)}
              aria-label={t("partners.editor.move", { text: plain(id) })}
              title={t("partners.editor.moveHint")}
              onKeyDown={walk(at)}
            >
              <Icon glyph={GripVertical} size={16} />
            </button>
            <AdvantageIcon id={id} currency={options.currency} />
            <span className={css["text"]}>
              <AdvantageText text={tIfKnown(advantageKey(id), String(id))} />
              <GrantNote grant={grants.get(id)} />
            </span>
            <IconButton
              label={t("partners.editor.remove", { text: plain(id) })}
              look="quiet"
              size="small"
              icon={<Icon glyph={X} size={16} />}
              onClick={() => remove(id, at)}
            />
          </li>
        ))}
      </ol>
      <p className={css["said"]} role="status">
        {said}
      </p>
    </>
  );
}
