import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestKind } from "#domain/requests/request-kind.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { LetterList } from "#web/console/letters/letter-list.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { requestLettersQuery } from "./request-queries.ts";

type RequestLettersProps = { readonly kind: RequestKind; readonly requestId: number };

/** The letters about a request and its offers, the newest first, with how far each has come; what did not go is sent again. */
export function RequestLetters({ kind, requestId }: RequestLettersProps) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const query = requestLettersQuery(api, kind, requestId);
  const { data } = useQuery(query);
  const again = useMutation({
    mutationFn: (messageId: number) =>
      api("sendRequestLetterAgain", { params: { kind, request_id: requestId }, body: { message_id: messageId } }),
    onSuccess: (letters) => client.setQueryData(query.queryKey, letters),
  });
  const failure = again.error && (again.error instanceof ApiError ? again.error.message : "");
  return (
    <DeskCard title={t("console.letters")}>
      <LetterList
        about={{ kind, requestId }}
        letters={data?.letters ?? []}
        onAgain={(id) => again.mutate(id)}
        isBusy={again.isPending}
        failure={failure === null ? undefined : failure || t("console.unknown")}
      />
    </DeskCard>
  );
}
