import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { USUAL_SETTINGS, type OwnSettings } from "#domain/accounts/own-settings.ts";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { takeOwn } from "./own-now.ts";

/** One's own settings, and what keeps others in their place: shown at once, and as they were if the server refuses. */
export function useOwnSettings() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const { queryKey } = sessionQuery(api);
  const { data } = useQuery(sessionQuery(api));
  const show = (settings: OwnSettings) => {
    takeOwn(settings);
    client.setQueryData(queryKey, (session) => session && { ...session, settings: { ...settings } });
  };
  const saving = useMutation({
    mutationFn: async (settings: OwnSettings) =>
      api("saveOwnSettings", { body: { ...settings, keys: { ...settings.keys } } }),
    onMutate: async (settings) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.settings ?? USUAL_SETTINGS;
      show(settings);
      return before;
    },
    onSuccess: (settings) => show(settings),
    onError: (_, __, before) => show(before ?? USUAL_SETTINGS),
  });
  const { error } = saving;
  return {
    settings: data?.settings ?? USUAL_SETTINGS,
    /** Answers whether they are kept now. */
    save: (settings: OwnSettings) =>
      saving.mutateAsync(settings).then(
        () => true,
        () => false,
      ),
    isBusy: saving.isPending,
    failure: error === null ? undefined : (serverWords(error) ?? t("console.lost")),
  };
}
