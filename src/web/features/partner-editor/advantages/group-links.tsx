import { useEffect, useState, type RefObject } from "react";
import { ADVANTAGE_GROUPS, GROUP_NAMES } from "#domain/partners/advantage-groups.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./group-links.module.css";

type GroupLinksProps = {
  /** The sections of the groups, in their order. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly ids: readonly number[];
};

/** The groups of the catalogue in a row above it: a press leads to one, and the one that is being read is marked. */
export function GroupLinks({ list, ids }: GroupLinksProps) {
  const { t } = usePage();
  const [read, setRead] = useState(0);
  useEffect(() => {
    const dialog = list.current?.closest("dialog");
    if (!dialog) return;
    const look = () => {
      const { top, height } = dialog.getBoundingClientRect();
      const tops = [...(list.current?.querySelectorAll("section") ?? [])].map(
        (part) => part.getBoundingClientRect().top,
      );
      // The last groups are too short to come to the top of the window.
      const isEnd = dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - 2;
      setRead(
        isEnd
          ? tops.length - 1
          : Math.max(
              0,
              tops.findLastIndex((at) => at < top + height / 3),
            ),
      );
    };
    dialog.addEventListener("scroll", look, { passive: true });
    return () => dialog.removeEventListener("scroll", look);
  }, [list]);
  return (
    <nav className={css["links"]} aria-label={t("partners.editor.groups")}>
      {GROUP_NAMES.map((group, index) => {
        const all: readonly number[] = ADVANTAGE_GROUPS[group];
        return (
          <button
            key={group}
            type="button"
            aria-current={index === read ? "true" : undefined}
            onClick={() => {
              const section = list.current?.querySelectorAll("section")[index];
              section?.scrollIntoView({ block: "start" });
              section?.querySelector("input")?.focus({ preventScroll: true });
            }}
          >
            {t(`partners.editor.group.${group}`)}
            <span>
              {t("partners.editor.ofCount", { count: all.filter((id) => ids.includes(id)).length, all: all.length })}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
