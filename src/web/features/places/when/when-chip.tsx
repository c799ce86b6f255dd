import { useRef, useState } from "react";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Chip } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Calendar } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import css from "./when-chip.module.css";
import { whenPanel } from "./when-field.tsx";

type WhenChipProps = {
  readonly when: LocalTime | undefined;
  /** The zone of the start. */
  readonly zone: string;
  readonly onChange: (when: LocalTime | undefined) => void;
};

/** When the car is to come, beside the prices of a phone, whose form is folded: a chip that opens date and time as a sheet. */
export function WhenChip({ when, zone, onChange }: WhenChipProps) {
  const { t, locale } = usePage();
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const { Part: Panel } = usePagePart(whenPanel, open);
  return (
    <>
      <Chip
        icon={<Icon glyph={Calendar} size={18} />}
        aria-haspopup="dialog"
        onFocus={whenPanel.preload}
        onClick={() => setOpen(true)}
      >
        {when === undefined ? t("prices.when") : formatDayTime(when, locale)}
      </Chip>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("prices.when")} closeLabel={t("common.close")}>
        {/* A press anywhere in the sheet is a press inside. */}
        <div className={css["panel"]} ref={(inside) => void (sheet.current = inside?.closest("dialog") ?? null)}>
          {Panel ? (
            <Panel {...{ when, zone }} root={sheet} onChange={onChange} onClose={() => setOpen(false)} />
          ) : (
            <Skeleton shape="field" />
          )}
        </div>
      </Dialog>
    </>
  );
}
