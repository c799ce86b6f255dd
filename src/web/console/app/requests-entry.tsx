import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { MessageSquareText } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { requestsWaitingQuery } from "#web/console/requests/request-queries.ts";
import { useConsole } from "./console.tsx";
import css from "./shell.module.css";

type RequestsEntryProps = { readonly href: string; readonly isHere: boolean };

/** The way to the inbox, with how many requests nobody has answered yet. */
export function RequestsEntry({ href, isHere }: RequestsEntryProps) {
  const { t, api } = useConsole();
  const { data: count = 0 } = useQuery(requestsWaitingQuery(api));
  const name = t("console.requests.title");
  return (
    <Link
      className={css["entry"]}
      href={href}
      aria-current={isHere ? "page" : undefined}
      aria-label={count > 0 ? `${name}, ${t("console.requests.badge", { count })}` : undefined}
      title="G R"
    >
      <Icon glyph={MessageSquareText} size={20} />
      <span>{name}</span>
      {count > 0 && (
        <b className={css["waits"]} aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  );
}
