import { useQuery } from "@tanstack/react-query";
import { Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./also-here.module.css";

/** How often the page says that it is open; the server takes it for closed after two silences. */
const SAY_MS = 10_000;

/** Who else has this order open: a hint and no lock. */
export function AlsoHere({ orderId }: { readonly orderId: number }) {
  const { t, api } = useConsole();
  const { data } = useQuery({
    queryKey: ["here", orderId],
    queryFn: ({ signal }) => api("findPresent", { params: { order_id: orderId }, signal }),
    refetchInterval: SAY_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const names = data?.names ?? [];
  return (
    <p role="status" className={css["here"]} data-somebody={names.length > 0 || undefined}>
      {names.length > 0 && (
        <>
          <Icon glyph={Users} size={16} />
          {t("console.board.here", { names: names.join(", ") })}
        </>
      )}
    </p>
  );
}
