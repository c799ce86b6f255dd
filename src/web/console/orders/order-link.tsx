import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link as LinkGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { serverWords } from "#web/console/api/server-words.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./order-link.module.css";

/** The link of an order whose buyer has no e-mail, to be copied or scanned and passed on by hand; that it was shown is written down. */
export function OrderLink({ orderId }: { readonly orderId: number }) {
  const { t, api } = useConsole();
  const [copied, setCopied] = useState(false);
  const shown = useMutation({
    mutationFn: () => api("showOrderLink", { params: { order_id: orderId }, body: {} }),
  });
  const { data } = shown;
  if (data === undefined)
    return (
      <div className={css["link"]}>
        <BarButton
          icon={<Icon glyph={LinkGlyph} size={16} />}
          disabled={shown.isPending}
          onClick={() => shown.mutate()}
        >
          {t("console.link.show")}
        </BarButton>
        {shown.error !== null && <p role="alert">{serverWords(shown.error) ?? t("console.unknown")}</p>}
      </div>
    );
  const copy = () =>
    void navigator.clipboard.writeText(data.link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const size = data.code.length;
  const path = data.code
    .flatMap((row, y) => [...row].map((cell, x) => (cell === "1" ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <div className={css["link"]}>
      <svg className={css["code"]} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("console.link.code")}>
        <path d={path} />
      </svg>
      <div className={css["words"]}>
        <p className={css["address"]}>{data.link}</p>
        <p className={css["note"]}>{t("console.link.note")}</p>
        <BarButton icon={<Icon glyph={LinkGlyph} size={16} />} onClick={copy}>
          {t(copied ? "console.copied" : "console.copyLink")}
        </BarButton>
      </div>
    </div>
  );
}
