import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./embed-preview.module.css";

/** So long nothing more must be chosen before the preview follows: each step loads a page (ms). */
const CALM_MS = 500;

type EmbedPreviewProps = {
  /** The frame's address. */
  readonly address: string;
  /** The module in a panel beside the page, as a button or a link opens it. */
  readonly isPanel: boolean;
};

/** The module as the code shows it: the real one, in a frame of ours. */
export function EmbedPreview({ address, isPanel }: EmbedPreviewProps) {
  const { t } = usePage();
  const shown = useDelayed(address, CALM_MS);
  return (
    <figure className={css["preview"]}>
      <figcaption>
        <b>{t("accounts.own.codePreview")}</b> {t("accounts.own.codePreviewNote")}
      </figcaption>
      <iframe
        className={css["frame"]}
        data-panel={isPanel || undefined}
        title={t("accounts.own.codePreview")}
        src={shown}
      />
    </figure>
  );
}
