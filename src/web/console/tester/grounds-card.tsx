import type { ReactNode } from "react";
import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { CircleCheck, CircleDashed } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import css from "./grounds-card.module.css";

type GroundsCardProps = { readonly grounds: Grounds; readonly children: ReactNode };

type Grounds = PriceTestView["classes"][number]["offers"][number]["grounds"];

/** The grounds around both ends by closeness, and which of them the price goes by: the equal, in words, of the map that it is given. */
export function GroundsCard({ grounds, children }: GroundsCardProps) {
  const { t } = useConsole();
  return (
    <DeskCard title={t("console.tester.grounds")}>
      {children}
      {(["start", "finish"] as const).map(
        (end) =>
          grounds[end].length > 0 && (
            <section key={end} aria-label={t(`console.tester.groundsOf.${end}`)}>
              <h3 className={css["end"]}>{t(`console.tester.groundsOf.${end}`)}</h3>
              <ol>
                {grounds[end].map((ground, index) => {
                  const counts = ground.counts_for.length > 0;
                  const isLarger = grounds[end].slice(0, index).some(({ counts_for: of }) => of.length > 0);
                  return (
                    <li key={ground.zone} className={css["ground"]} data-counts={counts || undefined}>
                      <Icon glyph={counts ? CircleCheck : CircleDashed} size={16} />
                      <span>
                        {ground.name}
                        {ground.size !== "" && <small>, {ground.size}</small>}
                      </span>
                      <span className={css["for"]}>
                        {counts
                          ? t("console.tester.counts", { what: ground.counts_for.join(", ") })
                          : t(isLarger ? "console.tester.larger" : "console.tester.unnamed")}
                      </span>
                    </li>
                  );
                })}
              </ol>
            </section>
          ),
      )}
    </DeskCard>
  );
}
