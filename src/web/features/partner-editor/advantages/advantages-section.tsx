import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ListChecks } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { moveAdvantage, toggleAdvantage, type SectionProps } from "#web/features/partner-editor/editor-state.ts";
import { usePage } from "#web/page/page.tsx";
import { AdvantagePicker } from "./advantage-picker.tsx";
import css from "./advantages-section.module.css";
import { ChosenAdvantages } from "./chosen-advantages.tsx";
import { PictureChoice } from "./picture-choice.tsx";

/** The advantages of a partner's page: whether they stand there, beside which picture, which, and in what order. */
export function AdvantagesSection({ state, onChange }: SectionProps) {
  const { t } = usePage();
  const api = useLastingApi();
  const [isChoosing, setChoosing] = useState(false);
  const asked = useQuery({ queryKey: ["advantages"], queryFn: async () => api("getAdvantages", {}) });
  const grants = new Map(asked.data?.map(({ id, granted }) => [id, granted]));
  const toggle = (id: number) => onChange(toggleAdvantage(state, id));
  return (
    <div className={css["section"]}>
      <PictureChoice state={state} onChange={(image) => onChange({ ...state, uspImage: image })} />
      <div className={css["row"]}>
        <p>
          {state.uspList.length === 0
            ? t("partners.editor.noneChosen")
            : t("partners.editor.chosen", { count: state.uspList.length })}
        </p>
        <Button
          size="card"
          icon={<Icon glyph={ListChecks} size={18} />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {t("partners.editor.choose")}
        </Button>
      </div>
      <ChosenAdvantages
        ids={state.uspList}
        grants={grants}
        onMove={(from, to) => onChange(moveAdvantage(state, from, to))}
        onRemove={toggle}
      />
      <AdvantagePicker
        open={isChoosing}
        onClose={() => setChoosing(false)}
        ids={state.uspList}
        grants={grants}
        isUnknown={asked.isError}
        onToggle={toggle}
      />
    </div>
  );
}
