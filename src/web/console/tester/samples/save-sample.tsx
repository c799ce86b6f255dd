import { useState } from "react";
import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { Bookmark } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sampleQuestionOf, type TesterAsked } from "#web/console/tester/tester-address.ts";
import { SampleDialog } from "./sample-dialog.tsx";
import type { Samples } from "./use-samples.ts";

type SaveSampleProps = {
  readonly asked: TesterAsked;
  readonly answer: PriceTestView;
  readonly chosen: PriceTestView["classes"][number];
  readonly samples: Samples;
  readonly onSaved: () => void;
};

/** Keeps the test that stands on the page as a sample ride: its name and sum are proposed. */
export function SaveSample({ asked, answer, chosen, samples, onSaved }: SaveSampleProps) {
  const { t } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const ends = [answer.start?.name, answer.finish?.name].filter(Boolean).join(" → ");
  const close = () => {
    samples.hush();
    setOpen(false);
  };
  return (
    <>
      <BarButton icon={<Icon glyph={Bookmark} size={16} />} onClick={() => setOpen(true)}>
        {t("console.tester.sample.save")}
      </BarButton>
      {isOpen && (
        <SampleDialog
          title={t("console.tester.sample.save")}
          name={`${ends}, ${chosen.name}`}
          expected={chosen.price}
          currency={answer.currency}
          failure={samples.failure}
          isBusy={samples.isBusy}
          onClose={close}
          onSave={async (typed) => {
            const body = {
              ...typed,
              question: sampleQuestionOf(asked),
              class_id: chosen.class_id,
              currency: answer.currency,
            };
            if (!(await samples.act({ call: "saveSampleRide", body }))) return;
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </>
  );
}
