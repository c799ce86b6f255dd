import { useMutation } from "@tanstack/react-query";
import { Copy } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { TestQuery } from "./tester-address.ts";

type CopyAnswerProps = { readonly query: TestQuery; readonly classId: number; readonly tariffId: number | undefined };

/** Copies the answer as text in both languages, the language of the page first. */
export function CopyAnswer({ query, classId, tariffId }: CopyAnswerProps) {
  const { t, api, locale } = useConsole();
  const copy = useMutation({
    mutationFn: async () => {
      const asked = { ...query, class_id: classId, ...(tariffId !== undefined && { tariff_id: tariffId }) };
      const { [locale]: first, ...others } = await api("getTestText", { query: asked });
      await navigator.clipboard.writeText([first, ...Object.values(others)].join("\n\n"));
    },
  });
  return (
    <BarButton icon={<Icon glyph={Copy} size={16} />} disabled={copy.isPending} onClick={() => copy.mutate()}>
      {t(copy.isSuccess ? "console.copied" : copy.isError ? "console.tester.notCopied" : "console.tester.copyAnswer")}
    </BarButton>
  );
}
