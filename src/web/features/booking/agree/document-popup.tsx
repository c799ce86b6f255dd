import { useQuery } from "@tanstack/react-query";
import type { WireWidget } from "#contract/partners.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./document-popup.module.css";
import { documentQuery, type AskedDocument } from "./document-query.ts";

type DocumentPopupProps = { readonly asked: AskedDocument; readonly onClose: () => void };

/** One of the operator's documents over the whole window. */
export function DocumentPopup({ asked, onClose }: DocumentPopupProps) {
  const { t } = usePage();
  const { data } = useQuery(documentQuery(useApi(), asked));
  return (
    <Dialog
      open
      look="full"
      title={data?.title ?? t(`booking.agree.title.${asked.path}`)}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <DocumentText asked={asked} heading="h3" />
    </Dialog>
  );
}

type DocumentTextProps = {
  readonly asked: AskedDocument;
  /** The level below the title under which it stands. */
  readonly heading: "h2" | "h3";
};

/** The words of one of the operator's documents, below its title. */
export function DocumentText({ asked, heading }: DocumentTextProps) {
  const { t } = usePage();
  const { data, isError, isFetching, refetch } = useQuery(documentQuery(useApi(), asked));
  return (
    <div className={css["text"]} aria-busy={isFetching}>
      {data ? (
        data.blocks.map((block, index) => <Block key={index} heading={heading} {...block} />)
      ) : isError && !isFetching ? (
        <div role="alert" className={css["failed"]}>
          <p>{t("booking.agree.textFailed")}</p>
          <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
        </div>
      ) : (
        (["full", "full", "most", "third", "full", "most"] as const).map((width, index) => (
          <Skeleton key={index} width={width} />
        ))
      )}
    </div>
  );
}

type BlockProps = WireWidget["blocks"][number] & Pick<DocumentTextProps, "heading">;

function Block({ kind, lines, heading: Heading }: BlockProps) {
  if (kind === "heading") return <Heading>{lines[0]}</Heading>;
  if (kind === "paragraph") return <p>{lines[0]}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
