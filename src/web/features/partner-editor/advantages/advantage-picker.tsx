import { useRef, useState } from "react";
import type { Grant } from "#domain/partners/advantage-grants.ts";
import { ADVANTAGE_GROUPS, GROUP_NAMES } from "#domain/partners/advantage-groups.ts";
import { advantageKey } from "#domain/partners/advantages.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AdvantageIcon } from "#web/features/partner-look/advantage-icon.tsx";
import { AdvantageText } from "#web/features/partner-look/advantages.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./advantage-picker.module.css";
import { GrantNote } from "./grant-note.tsx";
import { GroupLinks } from "./group-links.tsx";

type AdvantagePickerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ids: readonly number[];
  readonly grants: ReadonlyMap<number, Grant>;
  /** What the tariffs grant could not be found out. */
  readonly isUnknown: boolean;
  readonly onToggle: (id: number) => void;
};

/** The whole catalogue in its five groups; what no tariff grants is taken only knowingly. */
export function AdvantagePicker({ open, onClose, ids, grants, isUnknown, onToggle }: AdvantagePickerProps) {
  const { t, tIfKnown, options } = usePage();
  const [asked, setAsked] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const press = (id: number) => {
    if (!ids.includes(id) && grants.get(id) === "none") return setAsked(id);
    setAsked(undefined);
    onToggle(id);
  };
  return (
    <Dialog
      open={open}
      look="list"
      onClose={onClose}
      title={t("partners.editor.advantages")}
      closeLabel={t("common.close")}
      footer={
        <div className={css["foot"]}>
          <span>{t("partners.editor.orderHint")}</span>
          <Button size="card" onClick={onClose}>
            {t("partners.editor.done")}
          </Button>
        </div>
      }
    >
      <GroupLinks list={list} ids={ids} />
      {isUnknown && <p className={css["unknown"]}>{t("partners.editor.grantsUnknown")}</p>}
      <div ref={list}>
        {GROUP_NAMES.map((group) => {
          const all: readonly number[] = ADVANTAGE_GROUPS[group];
          const count = all.filter((id) => ids.includes(id)).length;
          return (
            <section key={group} className={css["group"]} aria-labelledby={`advantages-${group}`}>
              <h3 id={`advantages-${group}`}>
                {t(`partners.editor.group.${group}`)}
                <span>{t("partners.editor.ofCount", { count, all: all.length })}</span>
              </h3>
              {all.map((id) => (
                <div key={id} className={css["row"]}>
                  <Checkbox
                    checked={ids.includes(id)}
                    disabled={grants.get(id) === "closed" && !ids.includes(id)}
                    label={
                      <span className={css["label"]}>
                        <AdvantageIcon id={id} currency={options.currency} />
                        <AdvantageText text={tIfKnown(advantageKey(id), "")} />
                      </span>
                    }
                    note={isNoted(grants.get(id)) ? <GrantNote grant={grants.get(id)} /> : undefined}
                    onChange={() => press(id)}
                  />
                  {asked === id && (
                    <p className={css["ask"]} role="alert">
                      {t("partners.editor.grantAsk")}
                      <Button
                        look="link"
                        onClick={() => {
                          setAsked(undefined);
                          onToggle(id);
                        }}
                      >
                        {t("partners.editor.grantKeep")}
                      </Button>
                    </p>
                  )}
                </div>
              ))}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

const isNoted = (grant: Grant | undefined): boolean => grant === "none" || grant === "some" || grant === "closed";
