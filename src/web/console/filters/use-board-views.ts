import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardViewsView } from "#contract/console/board/board-views.ts";
import { USUAL_COLUMNS, type ChosenColumn } from "#domain/orders/board-columns.ts";
import type { CallBody, ConsoleCalls } from "#web/console/api/console-calls.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { viewsQuery } from "#web/console/board/board-queries.ts";

type SavingBy<Name extends keyof ConsoleCalls> = { readonly call: Name; readonly body: CallBody<Name> };

type Saving = SavingBy<"saveBoardColumns"> | SavingBy<"saveBoardView"> | SavingBy<"removeBoardView">;

/** What is shown before the server has said yes; a refusal takes it back. */
function already(views: BoardViewsView, { call, body }: Saving): BoardViewsView {
  if (call === "saveBoardColumns") return { ...views, columns: body.columns };
  if (call === "removeBoardView")
    return { ...views, views: views.views.filter(({ view_id: id }) => id !== body.view_id) };
  return views;
}

/** Columns and filters that somebody has kept, with what changes them. */
export function useBoardViews() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { queryKey } = viewsQuery(api);
  const { data } = useQuery(viewsQuery(api));
  const saving = useMutation({
    mutationFn: async ({ call, body }: Saving) =>
      call === "saveBoardColumns"
        ? api(call, { body })
        : call === "saveBoardView"
          ? api(call, { body })
          : api(call, { body }),
    onMutate: async (what) => {
      setFailure(undefined);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before !== undefined) client.setQueryData(queryKey, already(before, what));
      return before;
    },
    onSuccess: (views) => client.setQueryData(queryKey, views),
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      setFailure(serverWords(error) ?? t("console.lost"));
    },
  });
  const save = (what: Saving) =>
    saving.mutateAsync(what).then(
      (views) => views,
      () => undefined,
    );
  return {
    columns: data?.columns ?? USUAL_COLUMNS,
    views: data?.views ?? [],
    failure,
    hush: () => setFailure(undefined),
    keepColumns: (columns: readonly ChosenColumn[]) =>
      save({ call: "saveBoardColumns", body: { columns: [...columns] } }),
    keepView: (view: { name: string; query: string; columns: readonly ChosenColumn[]; isShared: boolean }) => {
      const { isShared, columns, ...named } = view;
      return save({ call: "saveBoardView", body: { ...named, columns: [...columns], is_shared: isShared } });
    },
    removeView: (id: number) => save({ call: "removeBoardView", body: { view_id: id } }),
  };
}

/** Columns and filters that somebody has kept, as the parts of the board get them. */
export type KeptViews = ReturnType<typeof useBoardViews>;
